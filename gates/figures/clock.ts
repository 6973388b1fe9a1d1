/** Somebody asks what time or day it is. */
const asked =
  /what(?:'s| is)? (?:the )?(?:current |exact )?time (?:is it|now|it is|right now|please)|what(?:'s| is) the (?:current |exact )?(?:time|date)(?: (?:now|today|right now|in \p{L}+))?\s*[?.!]|(?:do you have|tell me|know) (?:the|what) time(?: (?:it is|please|now))?\s*[?.!]|what(?:'s| is) (?:today's date|the date today)|what (?:day|date) is (?:it|today)|wie spät|wie viel uhr|wieviel uhr|welches datum|quelle heure (?:est|il)|qué hora es|que horas são|che ore? (?:è|sono)|hoe laat is het|któr\p{L} (?:jest )?godzin/iu;
/** The text says what time it is. */
const told =
  /(?:it is|it's) (?:now |currently |right now |exactly )?$|(?:current |local )?time (?:there )?is (?:now |currently )?$|es ist (?:jetzt |gerade |genau )?$|il est (?:maintenant |actuellement )?$|(?:son|es) las? $|são (?:agora )?(?:as )?$|sono (?:ora )?le (?:ore )?$|het is (?:nu )?$|jest (?:teraz )?(?:godzina )?$/iu;

export const asksForTime = (text: string): boolean => asked.test(text);
/** @param before what stands in front of a time */
export const tellsTime = (before: string): boolean => told.test(before.slice(-40));
