/** Names on platforms, in many tongues. One to a line; what must go stands in « ». */
export const handles = String.raw`
«@janedoe»
follow «@jane.doe»!
ig @ «jane_doe92»
ig: «jane_doe92»
IG «jane.doe»
my insta is «jane.doe»
snap: «janed92»
my snap is «jane-doe92»
tg «janedoe_92»
telegram: «@janedoe»
find me on tiktok as «jane.doe.92»
kik me «jane_doe»
discord «janedoe#1234»
add «janedoe92#4821»
«janedoe_92» on insta
«jane.doe92» (ig)
reddit «u/janedoe92»
skype: live:«.cid.abc123def»
my username is «jane_doe»
wechat id «wxid_abc123»
微信：«jane_doe92»
加我微信«jane_doe92»
LINE ID: «jane.doe»
line id は«jane_doe92»です
카톡 아이디 «jane_doe92»
инста: «jane_doe92»
мой тг «@jane_doe»
انستا «jane.doe92»
mi insta es «jane.doe92»
mon snap c’est «jane_doe92»
mein Insta: «jane.doe92»
meu insta é «jane.doe92»
il mio insta è «jane.doe92»
venmo «@jane-doe»
cash app «$janedoe»
my ig handle «jane.doe92»
insta = «jane.doe92»
IG➡️«jane_doe»
snapchat👻«janedoe92»
hmu on snap «janedoe92»
dm me @ «jane_doe»
«@иван_петров»
«＠janedoe»
(«@janedoe»)
insta:«@jane»
«@jane_doe».
my telegram @ is «jane_doe»
xbox gamertag: «JaneDoe92»
steam id «janedoe_92»
«jane_doe92» on telegram
threads: «@jane»
IG: «jane.doe»
my @ is «janedoe92»
«@jane_doe92» is me
insta-«jane_doe»
insta //«jane.doe92»
add my snap: «jane.doe-92»
snap is «janed_92»
on snapchat i'm «janed_92»
you'll find me on IG under «jane.doe92»
search «jane_doe92» on Insta
hit me up on tele «@jane_d»
telegram – «jane_doe_92»
Discord: «jane.doe92»
discord «jane_doe»
my discord tag: Jane «Doe#1234»
psn: «xX_jane_Xx»
Twitter handle: «@jane»
X: «@jane»
tiktok→«jane.doe92»
my wechat is «jane_doe92»
vx: «jane_doe92»
qq:«123456789»
line: «jane_doe92»
kakao id: «janedoe92»
мой инстаграм «jane_doe92»
пиши в телегу «@jane»
sígueme en instagram como «jane.doe92»
mon insta : «jane.doe92»
schreib mir auf Insta, «jane.doe92»
me chama no insta «jane.doe92»
Instagram: "«jane.doe92»"
Instagram («jane.doe92»)
instagram **«jane.doe92»**
my handle everywhere is «jane_doe92»
add me: «jane_doe92»
skype: «jane.doe»
cashapp: «$janedoe»
«$janedoe92» on cash app
venmo: «jane-doe-92»
`;
