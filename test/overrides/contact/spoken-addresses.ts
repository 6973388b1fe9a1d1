/** Addresses, names and numbers as people say and disguise them. One to a line; what must go stands in « ». */
export const spokenAddresses = String.raw`
γράψε: «eleni παπάκι example τελεία com»
메일은 «minji 골뱅이 example 닷 com» 이에요
邮箱«xiaolan艾特example点com»，谢谢
メールは«yuki アット example ドット com»です
Skriv till «elin punkt berg snabel-a example punkt com», tack
adresim «mehmet et işareti ornek nokta com»
apunta: «luna guion bajo vega arroba example punto net»
«marc.leroy chez exemple point fr» ce soir
пиши «lena собака primer точка ком»
«k.moss(at]example<dot>com»
«nils.k /at/ example /dot/ net» for the contract
«dana=at=example=dot=com»
«carl at sign example full stop com»
«moth.lamp@example🔵com»
«zoe🦊example🔸com» is where I am
«hi@example;com» typed badly
reach me: «quiet.fox at example.org» ok
It goes «j o at e x a m p l e dot o r g», simple.
it's «t i m o at post dot d e»
«june.ames» at ${'`'}«example.net»${'`'}
«jo hyphen reyes at north hyphen pier dot example»
type «https colon slash slash example dot org slash jo» and wait
open «https : // example . com / intake»
The box is «198 dot 51 dot 100 dot 23», user guest.
«one nine two dot one six eight dot zero dot nine»
my snap is «q u i e t f o x 9 9» add me
tg «at river underscore stone8»
«[212] [555] [0143]» is what I can give
It is «plus four four 7700 900812», call before ten.
phone=«%2B12025550147» as far as I see
text «4I5-55S-0l32» if late
«07700 nine hundred 456»
телефон «восемь девятьсот шестнадцать 555 один два три четыре»
`;

/** What the same words and digits mean elsewhere. */
export const spokenInnocents = String.raw`
Meet me at the bar dot dot dot you know the one.
Look at example three in the handout.
Wir sind bei der Sache, Punkt für Punkt.
У меня собака и кошка, точка.
Their dot com business at least survived.
You can search "at" or "dot" in the manual.
The class lives in java.net.http and nothing else imports it.
import com.example.util.Strings is missing.
Check config.app.name in the settings.
Pratica n. 06-1234-5678/26 in lavorazione.
Case no. 555-0143-2026 is still open at your side.
Ärendenummer 070-2026-174 är fortfarande öppet.
주문번호 010-2026-123456 건은 오늘 출고됩니다.
Voucher 800-555-0111 expires soon.
Text size 12 14 16 18 20 24 28 works.
The bump from v10.4.0.2 to 10.4.1.0 broke it.
Open 09.00-17.30 on 24.12.2026 too.
`;
