const cue =
  /(?:^|[^\p{L}])(?:visit|see|site|website|websites|webpage|homepage|web|url|link|links|page|blog|portfolio|shop|store|domain|browse|goto|go to|check|check out|look at|log in at|sign up at|register at|book at|find us at|find me at|more at|info at|online at|head to|over to|head over to|click|open|hosted at|hosted on|published at|web es|página|pagina|sitio|tienda|visita|entra en|entra a|site web|visitez|allez sur|besuch|besuche|besuchen sie|seite|webseite|unter|acesse|visite|sito|visita il|bezoek|strona|strone|odwiedz|sitesi|siteyi|сайт|сайте|зайди на|заходи на|साइट|वेबसाइट|موقع|网站|网址|访问|サイト)(?: (?:is|es|est|ist|it's|e|our|my|the|at|on|to|us at|me at|moi))?[\s:"'(=>-]*$/u;

/** True when the words before an address say that a site is meant. */
export const siteCueBefore = (lower: string, start: number): boolean =>
  cue.test(lower.slice(Math.max(0, start - 40), start));
