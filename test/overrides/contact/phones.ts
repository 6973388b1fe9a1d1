/** Telephone numbers of many countries, as people write, dictate and hide them. One to a line; what must go stands in « ». */
export const phones = String.raw`
hit me up on «07700 900123» anytime
my cell is «4155550132»
ring «020 7946 0958» after 5
Tel. «+33 6 12 34 56 78»
«06.12.34.56.78»
«06 12 34 56 78» appelle moi
ruf mich an: «0171/2345678»
«0171 - 123 45 67»
meine Handynummer ist «01512 3456789»
«+49 (0)171 1234567»
llámame al «612 34 56 78»
mi número es «612345678»
WhatsApp «55 1234 5678»
liga pra mim «(11) 91234-5678»
meu zap «11 912345678»
chiamami al «347 123 4567»
il mio numero è «3471234567»
bel me op «06-12345678»
zadzwoń «512 345 678»
mój numer to «512345678»
beni ara «0532 123 45 67»
numaram «5321234567»
мой номер «8 (916) 123-45-67»
позвони «+7 916 123 45 67»
тел «89161234567»
اتصل بي على «٠٥٠١٢٣٤٥٦٧»
رقمي «0501234567»
मेरा नंबर «98100 12345»
call me «9810012345»
我的手机号是«13812345678»
打给我«138-1234-5678»
«138 1234 5678»
電話は«090-1234-5678»
携帯 «08012345678» です
«010-1234-5678»로 전화해
เบอร์ «081-234-5678»
sdt «0912 345 678»
call «0917 123 4567»
hubungi «0812-3456-7890»
«+971 50 123 4567»
«0803 123 4567» is my line
«082 123 4567»
«0412 345 678»
«(02) 9876 5432»
«021 123 4567» text me
«087 123 4567»
«+65 9123 4567»
my no. is «9123 4567»
ring mig på «070-123 45 67»
ring «12 34 56 78»
puhelin «040 1234567»
τηλ «694 123 4567»
telefon: «20 123 4567»
tel «777 123 456»
«0744 123 456»
«052-123-4567»
«+380 67 123 45 67»
«091 234 5678»
«0300 1234567»
it is «four one five, five five five, zero one three two»
«oh seven seven double oh nine double oh one two three»
«cero seis uno dos tres cuatro cinco seis siete»
«null eins sieben eins zwo drei vier fünf sechs sieben acht»
«nove um dois três quatro cinco seis sete oito»
«tre quattro sette uno due tre quattro cinque sei sette»
«nul zes twaalf vierendertig zesenvijftig achtenzeventig»
«pięć jeden dwa trzy cztery pięć sześć siedem osiem»
«sıfır beş üç iki bir iki üç dört beş altı yedi»
«восемь девять один шесть один два три четыре пять шесть семь»
«صفر خمسة صفر واحد اثنين ثلاثة اربعة خمسة ستة سبعة»
«नौ आठ एक शून्य शून्य एक दो तीन चार पांच»
«一三八一二三四五六七八»
«ゼロ九ゼロ一二三四五六七八»
«공일공 일이삼사 오육칠팔»
call «4one5 five55 0one32»
«O7700 9OO123»
call me on «four-one-five-five-five-five-zero-one-three-two»
«0 7 7 0 0 9 0 0 1 2 3»
«4-1-5-5-5-5-0-1-3-2»
«4.1.5.5.5.5.0.1.3.2»
«④①⑤ ⑤⑤⑤ ⓪①③②»
«𝟒𝟏𝟓-𝟓𝟓𝟓-𝟎𝟏𝟑𝟐»
«4⃣1⃣5⃣5⃣5⃣5⃣0⃣1⃣3⃣2⃣»
«٠٧٧٠٠ ٩٠٠١٢٣»
phone 📱 «(415)555.0132 ext 12»
«+1-415-555-0132 x4»
«0044 7700 900123»
«011 44 7700 900123»
tel:«+14155550132»
sms:«+447700900123»?body=hi
«415/555/0132»
«415_555_0132»
«(415)-555-0132»
«1 (415) 555-0132»
«4l5-555-0l32»
text «415five550132»
viber: «+44 7700 900123»
signal «07700900123»
sure! its «415-555-0132», text works best
«(415) 555-0132»
«+1 (415) 555-0132»
«415.555.0132»
«1-800-555-0199»
my number: «415 555 0132»
call «555-0132»
you can reach my desk at «555 0132»
«+442079460958»
«02079460958» is my landline
Phone - «020-7946-0958»
«0049 30 23125014»
«030/23125014»
Telefon: «030 23125014»
meine Nummer: «0176 12345678»
«01 23 45 67 89»
mon numéro : «0612345678»
Mi cel: «55-1234-5678»
escríbeme al «+52 55 1234 5678»
«+55 (11) 91234-5678»
«+91-98100-12345»
«+86 138 1234 5678»
«+81 90 1234 5678»
«+82 10-1234-5678»
«+61 412 345 678»
«+353 87 123 4567»
«+27 82 123 4567»
«+234 803 123 4567»
«+90 532 123 45 67»
«+48 512 345 678»
«+31 6 12345678»
«+39 347 123 4567»
«+34 612 345 678»
«+351 912 345 678»
«+46 70 123 45 67»
«+47 412 34 567»
«+45 12 34 56 78»
«+358 40 1234567»
«+30 694 123 4567»
«+36 20 123 4567»
«+420 777 123 456»
«+40 744 123 456»
«+972 52-123-4567»
«+20 10 1234 5678»
«+966 50 123 4567»
«+92 300 1234567»
«+62 812-3456-7890»
«+63 917 123 4567»
«+66 81 234 5678»
«+84 912 345 678»
«+60 12-345 6789»
«+64 21 123 4567»
«+41 79 123 45 67»
«+43 664 1234567»
«+32 470 12 34 56»
«079 123 45 67»
«0664 1234567»
«0470 12 34 56»
«98765 43210»
(+44) «7700 900123»
+ «44 7700 900 123»
plus «four four seven seven zero zero nine zero zero one two three»
«+44.7700.900123»
«44 7700 900123» on whatsapp
whatsapp me: «447700900123»
«415 dash 555 dash 0132»
first «415 then 555 then 0132»
my digits: «four fifteen, five fifty five, zero one thirty two»
«nine one seven, five five five, oh one four two»!
«seven-seven-zero-zero-nine-zero-zero-one-two-three»
«ZERO SEVEN SEVEN ZERO ZERO NINE ZERO ZERO ONE TWO THREE»
«zero seven 7 zero zero 9 zero zero 1 two 3»
«seis uno dos, tres cuatro cinco, seis siete ocho»
«zéro six douze trente-quatre cinquante-six soixante-dix-huit»
«4*1*5*5*5*5*0*1*3*2»
«4 1 5.5 5 5.0 1 3 2»
«415·555·0132»
«415–555–0132»
«❹❶❺ ❺❺❺ ⓪❶❸❷»
«۰۹۱۲ ۳۴۵ ۶۷۸۹»
«০১৭১২ ৩৪৫৬৭৮»
«๐๘๑ ๒๓๔ ๕๖๗๘»
<b>«415</b>-555-0132»
**«415**-**555**-**0132»**
~~«415~~ 555 0132»
Zalo «0912345678»
zelle me at «4155550132»
😀😀 «+44 7700 900123» 😀
«7700900123» ring me
text «07700-900-123»
«07700.900.123»
[«07700 900123»]
«07700900123»
«07700900123».
"«07700900123»"
«07700900123»x
call«07700900123»
phone:«07700900123»
phone=«07700900123»
my phone number is «(07700) 900123»
Cell «415-5550132»
tel «0 30 / 23 12 50 14»
`;
