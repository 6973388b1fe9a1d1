/** Numbers and words that are no contacts. Several to a line, set apart by " | ". */
export const innocentWords = String.raw`
individual | That is done.Next we go | see config.yaml | edit main.py and README.md | run setup.sh | use Node.js or Vue.js | ASP.NET Core
lunch @ noon? | the @Override annotation | import @angular/core | @param name | @here please | R@D | one two three four five six seven eight nine ten
ten nine eight seven six five four three two one | two or three | one of the two | twenty twenty four | nineteen eighty four
two hundred fifty thousand | a hundred and one | he/she/they | and/or | w/o | n/a | e.g. this | i.e. that | a.m. or p.m. | U.S. dollars | U.K. law
Dr.Smith | St.Mary | Mr.Bean | Inc. | etc. | vs. | approx. | I like it.me too | ok.no | so.is it | fine.to be | great.today we
Sounds good.in fact yes | hola.es verdad | he said.she said | this.state.value | user.name | array.map(x) | console.log(x) | process.env
window.location | np.array | os.path | foo.bar | a.b.c | System.out.println | std::vector | Foo::Bar | localhost | Telegram is down | my snap was late
the line is busy | signal is weak | we chat daily | discord in the team | X marks the spot | on insta today | the dot com bubble | dot dot dot
at home dot | I was at the point of no return | connect the dots | polka dot dress | at this point in time | point in case | meet me at the com
look at gmail | I work at google | he works at Outlook magazine | my inbox at gmail is full | please email me | call me later
text me when you get home | phone is broken | my number is up | A/B | C# | C++ | .NET | e-mail | web | it is in.side | end.Start | good.Thanks
one.Two | x.y | z.B. so | d.h. nicht | u.a. auch | usw. und | bzw. oder | p.ej. esto | Sr. López | c.-à-d. | n.b. | a.k.a. | P.S. hi | R.I.P.
J.R.R. Tolkien | J.K.Rowling | M.Sc. | Ph.D. | B.A. | Yahoo! was big | the gmail app | an outlook on life | hot mail | the live show | AT&T | Q&A
R&D | a@ | @ | @@ | foo @ bar | me @ home | I was @ work | hello@ | react@latest | npm i foo@next | １００円 | ３０分 | １２３４５円 | TCP/IP | BIC DEUTDEFF
token abc.def.ghi | two-thirds | one in five | seven of nine | one two three go | two plus two is four | five six seven eight (dance count)
nine to five | one hundred and twenty three thousand four hundred and fifty six | twenty one, twenty two, twenty three | three, six, nine, twelve
eins zwei drei vier | uno dos tres cuatro cinco | un deux trois quatre cinq six | satu dua tiga | 一二三四五 | 一石二鳥 | 三三五五 | 五六七八 | 七上八下 | 一日二日三日
一月二月三月四月五月六月七月八月九月 | 二〇二四年十一月三十日 | いちにちさんかい | 일이 많아요 | 이 사람은 오늘 칠판 | 이것은 사실 일이 아니다 | I read it on Reddit | She is on Instagram a lot
his Facebook post | Twitter is X now | I signal when I turn | drop me a line | the line: jane | Twitter/X | my username and password | forgot username
change your nickname | user id required | handle with care | find file_name.txt | the profile is well_done | use snake_case and camelCase
my_variable | __init__ | user_id | SELECT user_id FROM t | the user_name field | let handle = get_user() | username: required | profile page
account_type is personal | DM me | pm me later | at home | cc @all | see @TODO | // @ts-ignore | @ts-expect-error | @Injectable() | @app.route("/x")
@dataclass | @media print | user@ | #hashtag | /usr/local/bin | ./run.sh | ../lib/x.py | src/app/main.ts | package.json | docker-compose.yml
index.html | style.css | data.csv | report.pdf | photo.jpg | archive.zip | backup.tar.gz | main.rs | lib.so | a.out | test.py | script.sh | notes.md
Makefile | foo.cc | app.js | jquery.min.js | Three.js | socket.io | next.js | Vue.js | ASP.NET | obj.prop | this.name | self.id | foo.bar()
items.map | event.target.value | arr.length | Math.PI | date.now | req.body | module.exports | React.FC | np.nan | pd.NA | std.in | stdout.write
e.g. one | i.e. two | U.S.A. | a.k.a | Ph.D | M.D. | e.V. | z.B | d.h | u.s.w | S.p.A. | S.A. de C.V. | Co.Ltd | St. Louis | Mt. Everest | vs. them
ok.thanks | yes.and | fine.but | great.so | hey.how are you | no.wait | sure.will do | home.it was nice | done.is it ok | there.to be fair
work.at least | good.my friend | love.me too | time.in a way | house.de nada | si.no se | bien.la verdad | vale.es así | merci.de rien | oui.la suite
gut.es geht | ja.in Ordnung | ciao.si | Hello.World | Thanks.Bye | Nope.Not yet | Yes.I do | End.Of.Story | Wait...what | hmm..ok | so.. yes | a)first
MCMXCIX | XIV | IV-VI | D-Day | x²+y² | ½ cup | Ⅳ | ①②③ | I saw it on TV | see you @ home | @ the park | a@b | x @ y | user@host | root@localhost
i @ you | let us meet at noon dot | dot your i | at the dot | a dot in the sky | on the dot | at six on the dot | the point at issue
at this point com | com ficou bem | ficou bem. com certeza | nos vemos. es tarde | ya está. no importa | ok. in fact | fine. me too | yes. it is
no. so what | done. to be | wow. be careful | sure. at six | Gut. de facto | bon. de rien | bene. la casa | ja. no problem | ...and | .. | a..b
e.t.c | i.e. | P.M. | a.k.a. Jane | St. John | Jr. Smith | vs.it | Re: your mail | Fwd: hello | cc: Dana | ps: hi | note: done | todo: fix
e.g.: this | Instagram? | Insta! | ig nite | TG | telegram channel | my twitter is private | his snap is funny | a snap decision | signal lost
line up | the wire | WhatsApp group | facebook friends | tiktok dance | her insta pics | youtube video | discord server | kik off | linkedin post
tinder date | reddit post | venmo request | zoom fatigue | wechat pay | my skype is broken | handle this | user friendly | username taken
nickname: none | add salt | find it | follow up | follow-up | dm | add-on | sign-up | e_mail | state_of_the_art | __main__ | foo_bar | max_value | a_b
self.x | obj.method | module.name | java.util.List | com.example.app | org.apache.commons | System.IO | foo::bar | a->b | x.y.z | main.go | App.tsx
test.spec.ts | Cargo.toml | .env | .gitignore | /etc/hosts | ~/notes.md | C:/temp/a.txt | key:value | a:b:c | re:invent | std::cout | :: | http
https | www | ftp | mailto | tel | sms | Call me maybe | My number one rule | phone me at noon | Dial M for Murder | write me soon | mail it by Friday
at the dot of six | dot and dash | I was at dot art fair | we met at yahoo hq | he is at google | insta-worthy | snap out of it | line dancing
signal boost | discord between us | zoom in | kik-off | the x factor | Threads of gold | user experience | handle_request fails | my_account page
run main.py --flag | edit app.config | import numpy.linalg | java.lang.String | obj.toString() | e.g.something | fine.thanks | ok.see you | hi.there
right.now | done.and dusted | great.news | cool.beans | bye.bye | v.good | b.o.b | U.N. report | @ the office | @home | #winning | a/b/c | either/or
w/ me | c/o Dana | km/h | i, ii, iii
`;
