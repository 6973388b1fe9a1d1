/** E-mail addresses, links, network addresses and account numbers, plain and disguised. One to a line; what must go stands in « ». */
export const addresses = String.raw`
«jane.doe@gmail.com»
write «jane@example.co.uk» please
«jane [at] example [dot] com»
«jane{at}example{dot}com»
«jane AT example DOT com»
«jane (@) example (.) com»
«jane @ example . com»
«jane@example,com»
jane at «example.com»
«jane-at-example-dot-com»
«j a n e @ g m a i l . c o m»
«jane» d-o-t doe at gmail
«jane_doe at gmail dot com»
jane doe «92 at gmail dot com»
«jane.doe92 at gmail»
my email is «jane at hotmail»
«jane&#64;example&#46;com»
«jane&commat;example&period;com»
«jаne@exаmple.com»
«jane＠example．com»
**«jane**@example.com»
<«jane@example.com»>
«j.doe@firma.de»
почта: «иван@пример.рф»
«ivan sobaka mail tochka ru»
«ivan собака mail точка ru»
«maria arroba gmail punto com»
«jean arobase exemple point fr»
«hans ät firma punkt de»
«hans at firma punkt de»
«joao arroba exemplo ponto com ponto br»
«mario chiocciola esempio punto it»
«jan apenstaartje voorbeeld punt nl»
«jan małpa przyklad kropka pl»
«ali at ornek nokta com»
«jane(at)gmail.com»
«jane[at]gmail[.]com»
«jane @gmail.com»
«jane@gmail .com»
«jane@gmail. com»
«jane@ gmail.com»
«jane@gmail»
pay me at «jane@okaxis»
«ⓙⓐⓝⓔ@ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ»
«𝓳𝓪𝓷𝓮@𝓮𝔁𝓪𝓶𝓹𝓵𝓮.𝓬𝓸𝓶»
«ᴊᴀɴᴇ@ᴇxᴀᴍᴘʟᴇ.ᴄᴏᴍ»
«j̶a̶n̶e̶@example.com»
my addy is «jane (dot) doe (at) yahoo (dot) com»
«jane dot doe ninety two at gmail dot com»
«jane at gmail dot com»
«jane dash doe at outlook dot com»
«https://example.com/x?y=1»
see «example.com»
«example.de» besuchen
«bit.ly/3abcd»
«t.me/janedoe»
«discord.gg/abc123»
«linktr.ee/jane»
«www.jane-doe.photography»
my site is «jane.me»
check out «janedoe.art»
«h t t p s : / / e x a m p l e . c o m»
«example dot com»
«www dot example dot com»
«example[.]com»
«hxxp://evil.example[.]org»
«example (dot) com»
«пример.рф»
«例子.中国»
«xn--fsq.com»
//«example.com/path»
«ftp://files.example.com»
«javascript://x»
«EXAMPLE.COM»
«Example.Com»
«example.com:8080/x»
go to «janedoe.fun» for more
«jane-doe.live»
visit my page on «example.co»
«example。com»
«exаmple.cоm»
«youtube.com/@janedoe»
it is «instagram.com/jane.doe»
«tinyurl.com/abc»
«example.com/?q=a@b»
I am on «example.io»
see…«example.com»
look:«example.com»
访问«example.com»吧
サイトは«example.com»です
«twitter.com/jane»
«@jane@mastodon.social»
«jane.bsky.social»
«DE89 3704 0044 0532 0130 00»
IBAN: «FR1420041010050500013M02606»
«gb29 nwbk 6016 1331 9268 19»
ping «8.8.8.8»
«203.0.113.7»
[«2001:db8::1»]:443
«fe80::1ff:fe23:4567:890a»
«http://192.168.1.1/admin»
«192[.]0[.]2[.]44»
My e-mail: «Jane.Doe+test@Example.COM».
«jane@xn--exmple-cua.com»
«jane.o'neil@example.ie»
"«jane doe"@example.com»
«jane@[192.0.2.1]»
«jane_doe@sub.example.museum»
email:«jane@example.org»
«jane@example.com/john@example.com»
contact=«jane@example.com»;
я: «jane@example.com»
邮箱«jane@example.com»谢谢
«user@münchen.de»
«δοκιμή@παράδειγμα.ελ»
«jane＠example。com»
«jane (a) example.com»
«jane <at> example <dot> com»
«jane_at_example_dot_com»
«jane -at- example -dot- com»
«jane|at|example|dot|com»
«janeATgmailDOTcom»
«jane.doe(at)g-mail(dot)com»
it's «jane dot doe at example dot co dot uk»
reach me: «jane underscore 92 at proton dot me»
«jane at icloud dot com» thanks
my mail is «j dot doe at web dot de»
«jane.doe[at]uni-berlin[dot]de»
«jane(Punkt)doe(ät)web(Punkt)de»
«juan arroba example.com»
«juan(arroba)example.com»
«jane%2Edoe%40example%2Ecom»
«jane&#x40;example&#x2e;com»
«j-a-n-e-@-e-x-a-m-p-l-e-.-c-o-m»
«j.a.n.e@example.com»
«jane @ example dot com»
«jane@example dot com»
«jane at example . com»
«amFuZUBleGFtcGxlLm9yZw==»
«jane@example.con»
«jane@@example.com»
«Example.org/help»
«https://münchen.example/ä»
«HTTPS://EXAMPLE.COM»
http:/«example.com»
https:«example.com»
https//«example.com»
«www.example»
«www .example .com»
«example(.)com»
«example{.}com»
«example [.] com»
«e x a m p l e . c o m»
«e-x-a-m-p-l-e-.-c-o-m»
«facebook dot com slash jane»
«example dot com slash jane» doe
[link](«http://example.com»)
<a href="«https://example.com»">x</a>
«ｅｘａｍｐｌｅ．ｃｏｍ»
«еxample.com»
«example.com».
(«example.com»)
"«example.com»"
«example.com,example.org»
my onlyfans: «onlyfans.com/jane»
go to «jane-doe.com/about?x=1#y»
«calendly.com/jane/30min»
«meet.google.com/abc-defg-hij»
«zoom.us/j/123456789»
«m.me/jane.doe»
«signal.me/#p/+447700900123»
«paypal.me/jane»
«chat.whatsapp.com/AbCdEf123»
«tg://resolve?domain=jane»
«whatsapp://send?phone=447700900123»
«snapchat.com/add/janed»
«linkedin.com/in/janedoe»
«wa.me/447700900123»
«t[.]me/janedoe»
site: «jane.xyz»
«janesblog.wordpress.com»
the shop is «jane.store»
«jane.de» ist meine Seite
mira mi web: «juana.es»
«steamcommunity.com/id/jane»
«twitch.tv/janedoe»
вк: «vk.com/jane»
paypal: «jane@example.com»
«NL91 ABNA 0417 1643 00»
«ES91 2100 0418 4502 0005 1332»
my iban «DE89370400440532013000» thx
«DE89-3704-0044-0532-0130-00»
«IT60X0542811101000000123456»
ssh «root@203.0.113.9»
«10.0.0.12»
ip=«198.51.100.23»
«2001:0db8:85a3:0000:0000:8a2e:0370:7334»
«::ffff:192.0.2.128»
«192.0.2.44/admin»
`;
