/** More addresses and links, by other hands. One to a line; what must go stands in « ». */
export const moreAddresses = String.raw`
Meine Mail: «anna.schmidt@web.de» – schreib mir!
Mon adresse c'est «anna point martin arobase orange point fr»
puedes escribirme a «ana_garcia arroba hotmail punto es»
scrivimi a «luca.rossi chiocciola libero.it»
mail me: «k.nowak(małpa)wp.pl»
пиши на «ivanov собака yandex точка ру»
пишите: «ivanov@yandex.ru»
iletisim: «ali[at]firma[nokta]com»
«jdoe92 at gmail»
j «doe (at) aol (dot) com»
reach out: «jdoe [@] aol [.] com»
«jdoe@aol[.]com»
«jdoe@aol dot com»
«jdoe@aol(dot)com»
«jdoe AT aol DOT com»
«jdoe_AT_aol_DOT_com»
«jdoe <dot> x <at> aol <dot> com»
«jdoe＠aol．com»
«jdoe@аol.com»
«j.d.o.e@aol.com»
«jdoe@aol.c0m»
«jdoe @ aol.com»
«jdoe@ aol .com»
«jdoe arroba aol.com»
«JDOE@AOL.COM»
«j d o e at a o l dot c o m»
j-d-o-e «at aol dot com»
my mail: «jdoe (a) aol (d) com»
go 2 «mysite.net»
«my-site.co.uk»
it's «mysite dot net»
«mysite [dot] net»
«mysite(.)net»
«www.mysite(dot)com»
«hxxps[:]//mysite[.]net»
https[:]//«mysite.net»
h**p://«mysite.net»
«mysite.net/~jane»
«mysite。net»
«mysite․net»
insta «gram.com/jane»
«ig.me/m/jane»
«fb.com/jane.doe»
«youtu.be/dQw4w9WgXcQ»
«open.spotify.com/user/jane»
«github.com/jane»
«jane.substack.com»
«jane.github.io»
find it on «jane.page»
«maps.app.goo.gl/abc»
«goo.gl/abc»
«join.skype.com/abc»
«discord.com/invite/abc»
«t.me/jane_d92»
«tiktok.com/@jane»
«BE68 5390 0754 7034»
«CH93 0076 2011 6238 5295 7»
«PL61109010140000071219812874»
«198.51.100.7:22»
server «203.0.113.42»
«2001:db8::42»
e-mail: «maria_lopez99@outlook.es»
«maria (arroba) outlook (punto) es»
drop a mail to «p.smith at company dot org»
«psmith[@]company[.]org»
«psmith @company.org»
«p s m i t h @ y a h o o . c o m»
«psmith&#64company&#46org»
«рsmith@соmpany.org»
«psmith­@company.org»
_«psmith@company.org»_
«psmith at company period com»
«p.smith88» on gmail
my blog «smithwrites.blog»
«smith-writes.net/contact»
«smithwrites [dot] net»
«ｓｍｉｔｈ．ｎｅｔ»
«s m i t h . n e t»
http : // «smith . net»
«www . smith . net»
«smith dot co dot uk»
«https://t.co/AbC123»
«smith.net?ref=me»
«GB82 WEST 1234 5698 7654 32»
«AT611904300234573201»
host «198.51.100.77»
«2001:db8:0:1::1»
`;
