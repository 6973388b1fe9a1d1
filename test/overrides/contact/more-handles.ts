/** More names on platforms, by other hands. One to a line; what must go stands in « ». */
export const moreHandles = String.raw`
my insta’s «jane.d_92»
ig «jane_d92» :)
im on ig, «jane_d92»
insta handle = «jane_d92»
instagram name: «jane.d»
follow me on insta «@jane.d»
@ «jane_d92»
sc: «jane_d92»
add my sc «jane_d92»
snapchat user is «jane_d92»
tele: «jane_d92»
my discord is «jane_d92#0001»
twitter/«jane_d92»
reddit: «u/jane_d92»
«/u/jane_d92»
Signal: «jane.92»
skype id: live:«jane.d_92»
wechat: «jane-d92»
vk: «jane_d92»
мой ник «jane_d92»
ник в телеге: «jane_d92»
in insta heiße ich «jane.d92»
su insta trovi «jane.d92»
インスタは «jane_d92» です
インスタ→«jane_d92»
라인 아이디는 «jane_d92»
ไลน์ «jane_d92»
加v信 «jane_d92»
소 인스타 «@jane_d92»
DM on insta: «smith.writes»
instagram - «smith.writes»
I go by «smith_writes» on IG
look me up on Facebook, «smith.writes.7»
look for «@smith_writes»
tiktok is «@smith.w»
TG «@smithw»
my snapchat: «smith-w22»
snap «smithw2024»
discord: «smithw22#8831»
twitch: «smith_w»
reach me on Kik «smith_w22»
schreib mir auf Telegram: «smith_w»
mi usuario de insta es «smith_w»
mon pseudo snap : «smith_w22»
il mio nick telegram è «smith_w»
мой телеграм «smith_w»
我的微信号是«smith_w22»
인스타 아이디 «smith_w22»
`;
