const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Mail hosts that people name without their ending: "jane at gmail". */
export const mailProviders = list(`
  gmail googlemail hotmail outlook yahoo ymail icloud protonmail proton tutanota aol gmx fastmail rediffmail yandex mailru
  rambler naver hanmail zoho mailinator posteo libero wanadoo laposte tonline`);

/** Hosts of payment addresses (`name@okaxis`), which reach a person as an e-mail address does. */
export const paymentHosts = list(`
  upi ybl ibl axl paytm okaxis oksbi okicici okhdfcbank apl yapl ptyes ptsbi pthdfc ptaxis axisb icici sbi hdfcbank kotak
  fbl idfcbank airtel freecharge jupiteraxis waicici wasbi waaxis pix`);

/** Hosts whose one-letter or wordy names make them look like prose; after a slash they are links. */
export const shortHosts = list(`
  t.me m.me fb.me ig.me wa.me kik.me line.me signal.me paypal.me cash.me cash.app venmo.com snap.me ask.me about.me bit.ly
  t.co fb.com x.com vk.me ok.me u.to is.gd j.mp lnkd.in linktr.ee discord.gg dsc.gg youtu.be g.co qr.ae tt.me join.me
  zalo.me viber.me onlyfans.com telegram.me telegram.dog matrix.to beacons.ai solo.to bio.link carrd.co tinyurl.com`);
