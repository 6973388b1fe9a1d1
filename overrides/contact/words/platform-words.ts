const split = (words: string): string[] => words.trim().split(/\s+/);

/** Names that mean a platform wherever they stand. */
export const surePlatforms: ReadonlySet<string> = new Set(
  split(`
  instagram insta instagr telegram telegramm snapchat whatsapp facebook messenger discord skype wechat weixin tiktok twitter kik viber onlyfans fansly
  cashapp venmo paypal zelle linkedin reddit twitch youtube pinterest tumblr steam xbox psn playstation kakao kakaotalk kakaoid
  qq zalo threema wickr mastodon bluesky bsky github gitlab vkontakte badoo tinder bumble hinge grindr matrix icq jabber hangouts gchat clubhouse
  substack patreon kofi soundcloud letterboxd strava bereal yubo snap ig fb tg wa vk yt fbook telegr wx vx bbm gmail hotmail roblox fortnite epicgames
  instada instagramda telegramda telegramdan snapte snapchatte facebookta discordda tiktokta whatsappta
  инстаграмм инстаграмме телеграмм телеграмме телеграмму тиктоке
  инстаграм инста инсте инстаграме телеграм телеграме телега телеге телегу тг вк вконтакте дискорд скайп вайбер ватсап вотсап тикток
  انستقرامي انستغرامي انستقرامى سنابي تيليجرامي تلغرامي
  انستا انستغرام انستقرام تلغرام تيليجرام تلجرام سناب سنابشات فيسبوك تويتر واتساب
  इंस्टा इंस्टाग्राम टेलीग्राम फेसबुक स्नैपचैट`),
);

/** Names that are also words: they need a mark or a word of introduction behind them, and announce nothing before them. */
export const doubtfulPlatforms: ReadonlySet<string> = new Set(
  split(`
  line signal sc tele x threads teams zoom imo wire session tt gram face msn aim yahoo switch ff dc`),
);

export const platformNames: readonly string[] = [...surePlatforms, ...doubtfulPlatforms];

/** The same in scripts without spaces, where a name is found as a stretch of text. */
export const unspacedPlatforms =
  /微信|威信|薇信|徽信|v信|卫星号|小红书|抖音|快手|微博|加v|卫星(?=[\s:]{0,2}[a-z])|企鹅号?(?=[号\s:]{0,3}\d)|扣扣|加薇|加威|薇(?=[\s:]{1,2}[a-z])|(?<![a-z])v我|电报|陌陌|ライン|インスタ|ツイッター|テレグラム|カカオ|카카오톡|카톡|인스타|텔레그램|라인|페이스북|ไลน์|ไอจี|เฟส|ไอดีไลน์|(?<![a-z])(?:line|ig|insta|tg|vx|kakao|twitter|x)(?=\s?(?:id|아이디|アカウント|账号|帳號|[号號のは는은이]))/g;
