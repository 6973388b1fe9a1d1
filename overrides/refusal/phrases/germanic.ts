import type { Phrases } from './phrases.js';
import { phrases } from './phrases.js';

export const german: Phrases = {
  agreeing: phrases`
    (?:kein|gar kein|uberhaupt kein) (?:problem|ding|thema|stress)
    (?:macht|stort|macht mir) (?:mir |mich )?(?:gar )?nichts(?: aus)?; (?:stort|stort es) mich nicht
    warum (?:denn )?nicht; habe nichts dagegen; nichts dagegen; keine (?:ursache|umstande); gar nicht schlimm
  `,
  idle: phrases`
    nichts zu verbergen; keine (?:sorge|frage|angst); ohne (?:zweifel|frage); nicht nur; ich luge nicht
    wenn (?:es )?(?:sie|dich) nicht stort
  `,
  withholds: phrases`
    (?:mochte|will|wurde|mocht|kann|darf|werde) (?:ich )?(?:[\p{L}]{2,8} ){0,4}?(?:nicht|nichts|lieber nicht|ungern|keine?n?)(?: [\p{L}]{2,12}){0,3}? (?:sagen|teilen|geben|angeben|nennen|senden|schicken|zeigen|reden|sprechen|antworten|verraten|preisgeben|mitteilen|hochladen|machen|beantworten)
    (?:lieber|eher|besser) nicht; behalte ich (?:[\p{L}]{2,8} )?fur mich; fur mich behalten
    (?:das )?(?:ist|bleibt|sind) (?:mir |etwas |sehr |zu |ziemlich |meine )?(?:privat(?:sache)?|personlich|vertraulich|intim)
    geht (?:sie|dich|euch|niemanden|keinen) nichts an; keine angaben?; kein kommentar
    nicht wohl (?:dabei|damit|mit); (?:fuhle|fuhl) mich (?:[\p{L}]{2,8} )?nicht wohl
    (?:sage|gebe|teile|verrate|zeige|schicke|sende|mache|nenne|beantworte)(?: ich)? (?:[\p{L}]{2,8} ){0,3}?(?:nicht|nichts|ungern|keine?)
    nichts sagen; verweigere
  `,
  declines: phrases`
    nein,? (?:danke|lieber|das|ich); (?:auf )?(?:keinen|gar keinen) fall; kommt nicht in ?frage; nie im leben
    nur uber meine leiche; (?:sicher|bestimmt|ganz bestimmt|absolut|uberhaupt|eher|heute|jetzt|hier|noch) nicht
    ein ander(?:es )?mal; lass(?:en)? (?:wir das|sie das|das|es)(?: lieber)?; vergiss es; vergessen sie es
    nachste frage; ich (?:passe|lehne ab|verzichte); spater vielleicht; ich glaube nicht; mochte ich nicht
    will ich nicht; muss nicht sein; ungern
  `,
  bareDeclines: phrases`nein; ne; nee; no; spater; privat; nein nein; nope`,
  deflects: phrases`
    (?:warum|wieso|weshalb|wozu|wofur) (?:wollen|willst|brauchen|brauchst|fragen|fragst|ist|sollte|soll|muss|denn|das)
    was (?:hat das|soll das|geht)
    (?:haben|hast|habt) (?:sie|du|ihr) (?:das |die |den |doch ){0,3}(?:schon|bereits|doch)
    (?:sie|du|ihr) (?:haben|hast|habt) (?:das|die|den|es) (?:doch|schon|bereits|ja)
    (?:ist|muss) (?:das|ich) (?:wirklich |denn |das )?(?:notig|pflicht|notwendig|relevant|sein)
    wer (?:will|fragt); und (?:du|sie|selbst); kommt (?:drauf|darauf) an; mal (?:sehen|schauen)
    (?:muss|werde) (?:ich )?(?:mir )?(?:noch )?(?:uberlegen|druber nachdenken)
    frag(?:en sie|t)? (?:doch |mal )?(?:mein|den|die); vielleicht
  `,
  partial: phrases`
    nur wenn; es sei denn; aber (?:nicht|kein|keine|nur); au(?:ss|ß)er
    (?:erst |sobald |nachdem )(?:wenn|ich|sie); vorausgesetzt; mehr (?:sage|gibt)
    und das (?:war|ist) (?:alles|es)
  `,
  assents: phrases`
    ja; jo; jep; klar; na klar; gerne; gern; sicher; naturlich; selbstverstandlich; ok; okay; in ordnung
    geht klar; mach(?:e)? ich; einverstanden; passt; gut; alles klar
  `,
  given: phrases`
    (?:schon|bereits|gestern|eben|gerade) (?:[\p{L}]{2,8} )?(?:geschickt|gesendet|hochgeladen|gegeben|gesagt|abgegeben|eingereicht)
    (?:habe|hab)(?: ich)? (?:[\p{L}]{2,8} ){0,3}(?:geschickt|gesendet|hochgeladen|eingereicht|angehangt)
    (?:hier|da) (?:ist|sind|bitte|kommt|haben|hast); im anhang; anbei; angehangt
    (?:in|auf) mein(?:em|er) (?:profil|akte|lebenslauf|konto)
  `,
  promises: phrases`
    (?:schicke|sende|lade|suche|hole|frage|mache|schick|mach)(?: ich)? (?:[\p{L}]{2,8} ){0,3}(?:gleich|morgen|sofort|nach|heute|hoch|rauf|zu|jetzt)
    werde (?:[\p{L}]{2,8} ){0,3}(?:schicken|senden|hochladen|nachreichen)
    (?:einen|ein|kleinen) (?:moment|augenblick); moment(?:chen)?
  `,
  bareNo: phrases`
    nein; ne; nee; keine?[rsn]?; nichts; niemand(?:en)?; nie
    nein,? (?:nie|keine?[rsn]?|nichts|niemand|ich|noch|nur)[\p{L} ,]{0,60}
  `,
  permission: phrases`
    (?:konnten|konntest|kannst|konnen|wurden|wurdest|mochten|mochtest|wollen|willst|durfte|darf|mogen|magst) (?:sie|du|ihr|ich|wir)
    (?:waren|warst|sind|bist) (?:sie|du) (?:bereit|einverstanden)
    (?:wenn|falls) (?:sie|du) (?:mochten|mochtest|wollen|willst|magst)
    (?:bitte|schicken|senden|laden|schick|teilen|nennen|geben|zeigen)(?: sie)?
  `,
  polar: phrases`
    (?:haben|hast|sind|bist|rauchen|rauchst|trinken|gibt|wurden|waren|hatten|leben) (?:sie|du|es|bei)
    ob (?:sie|du|es|jemand)
  `,
  optional: phrases`
    freiwillig; optional; (?:wenn|falls) (?:sie|du) (?:mochten|mochtest|wollen|willst|magst); mussen nicht
    musst nicht; kein muss
  `,
  common: phrases`
    ich; das; ist; nicht; die; der; und; ein; eine; zu; sie; du; mir; mich; es; mein; meine; den; mit; auf; ja
    nein; hier; habe; danke; im; dazu; bin
  `,
};

export const dutch: Phrases = {
  agreeing: phrases`
    (?:geen|helemaal geen) probleem; waarom niet; vind ik niet erg; maakt (?:me )?niet uit; geen bezwaar
    geen punt
  `,
  idle: phrases`niets te verbergen; geen zorgen; zonder twijfel; niet alleen`,
  withholds: phrases`
    (?:liever|beter) (?:niet|prive|voor mezelf)
    (?:wil|kan|ga|zou|mag)(?: ik)? (?:[\p{L}]{2,8} ){0,4}?(?:niet|niets|geen|liever niet)(?: [\p{L}]{2,12}){0,3}? (?:zeggen|delen|geven|sturen|laten zien|praten|antwoorden|vertellen|doen|beantwoorden)
    (?:dat )?(?:is|blijft|zijn) (?:te |heel |nogal |erg )?(?:prive|persoonlijk|vertrouwelijk)
    (?:gaat|dat gaat) (?:je|jou|u|niemand) niets aan; geen commentaar; niet prettig (?:bij|om|mee)
    (?:deel|geef|zeg|stuur|doe)(?: ik)? (?:[\p{L}]{2,8} ){0,3}?(?:niet|niets|geen|liever niet)
  `,
  declines: phrases`
    nee,? (?:dank|bedankt|liever|ik|dat); (?:absoluut|zeker|echt|nu|hier|vandaag|nog) niet; geen denken aan
    vergeet het; laat maar; een andere keer; over mijn lijk; ik (?:pas|weiger); volgende vraag; ik denk het niet
    sla (?:ik )?over
  `,
  bareDeclines: phrases`nee; neen; nope; later; prive; nee nee`,
  deflects: phrases`
    waarom (?:wil|wilt|vraag|vraagt|moet|heb|hebt|is|zou|dat)
    waar (?:heb|hebt|is) (?:je|u|dat) (?:dat )?(?:voor )?nodig; wat heeft dat
    (?:je|jullie|u) (?:hebt|heb|heeft|hebben) (?:dat|het|die) (?:al|toch)
    (?:moet|is) (?:dat|het) (?:echt )?(?:nodig|verplicht); wie vraagt; en (?:jij|u); hangt (?:er )?van af
    vraag (?:het )?(?:aan|mijn); misschien; (?:denk|nadenken) er(?:over)? over na
  `,
  partial: phrases`
    alleen als; tenzij; maar (?:niet|geen|alleen); behalve; (?:zodra|nadat) (?:ik|je|u)
    en (?:dat is alles|meer niet)
  `,
  assents: phrases`
    ja; jazeker; tuurlijk; natuurlijk; prima; goed; ok; oke; graag; zeker; akkoord; is goed; doe ik
  `,
  given: phrases`
    (?:al|reeds|gisteren|net) (?:verstuurd|gestuurd|geupload|gegeven|doorgegeven|opgestuurd)
    (?:hier|bij deze) (?:is|zijn|heb)?; alsjeblieft; in de bijlage; bijgevoegd
  `,
  promises: phrases`
    (?:stuur|zoek|upload|regel|doe)(?: ik)? (?:het |hem |ze |die |dat )?(?:zo|morgen|nu|op|even|vanavond|meteen|straks|door)
    (?:een|even een) (?:moment|momentje|minuut); momentje
  `,
  bareNo: phrases`
    nee; geen; niets; niemand; nooit; nee,? (?:nooit|geen|niets|niemand|ik|alleen)[\p{L} ,]{0,60}
  `,
  permission: phrases`
    (?:kunt|kun|kan|zou|zoudt|wilt|wil|mag) (?:u|je|jij|ik); als (?:u|je) (?:wilt|wil)
    (?:stuur|deel|upload|geef|laat)(?: me| ons)?; graag
  `,
  polar: phrases`(?:heeft|heb|bent|ben|rookt|rook|is|zijn) (?:u|je|er); of (?:u|je|er)`,
  optional: phrases`
    optioneel; vrijwillig; als (?:u|je) (?:wilt|wil); hoeft niet; niet verplicht
  `,
  common: phrases`
    ik; het; niet; een; de; dat; je; mijn; van; en; is; op; voor; met; maar; nee; ja; te; er; bedankt
  `,
};
