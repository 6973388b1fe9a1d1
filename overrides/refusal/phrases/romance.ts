import type { Phrases } from './phrases.js';
import { phrases } from './phrases.js';

export const french: Phrases = {
  agreeing: phrases`
    (?:pas|aucun) (?:de |d')?(?:soucis?|problemes?|inquietudes?); (?:ca|cela) ne me (?:derange|gene) pas
    (?:ca )?me (?:derange|gene) pas; pourquoi pas; pas d'objections?; aucun souci
  `,
  idle: phrases`
    rien a cacher; (?:ne )?t'inquiete(?:z)? pas; sans (?:aucun )?doute; pas seulement
    je (?:ne )?vais pas mentir; si (?:ca|cela) ne (?:te|vous) derange pas
  `,
  withholds: phrases`
    (?:je )?(?:prefere|prefererais|aimerais mieux|aime mieux) (?:ne pas|pas|garder|en parler|eviter|attendre|que non)
    (?:je )?(?:ne |n')?(?:veux|souhaite|peux|compte|desire|tiens|vais|voudrais) pas(?: a)? (?:[\p{L}']{0,4} ?)?(?:partager|dire|donner|envoyer|montrer|parler|repondre|divulguer|communiquer|transmettre|raconter|entrer)
    (?:c'est|ca reste|cela reste|ce sont) (?:un peu |tres |trop |assez |des (?:informations|donnees) )?(?:prive|privee?s?|personnel(?:le)?s?|confidentiel(?:le)?s?|intime)
    (?:ca|cela) ne (?:te|vous) regarde pas; pas (?:a l'aise|confortable)
    occupe[\p{L}-]* (?:toi|vous)?[\p{L} ]{0,6}de (?:tes|vos) (?:affaires|oignons)
    garder? (?:ca|cela|[\p{L}]{2,3}) (?:pour moi|prive); sans commentaire
    (?:ne )?(?:partage|donne|parle|reponds|dis|envoie) (?:pas|jamais|rien)
  `,
  declines: phrases`
    non,? merci
    (?:surement|certainement|absolument|vraiment|plutot|justement|je prefere|bien sur) (?:que )?(?:pas|non)
    (?:pas|plus) (?:question|maintenant|ici|aujourd'hui|pour (?:moi|l'instant|le moment)|envie|encore)
    hors de question; jamais de la vie; laisse[zr]? (?:tomber|ca); une autre fois; plus tard
    je (?:refuse|passe|decline); question suivante; ca ira; sans facon; je ne (?:crois|pense) pas; plutot mourir
    je ne (?:veux|souhaite|prefere) pas
  `,
  bareDeclines: phrases`non; nan; non non; passe; prive; personnel; pas`,
  deflects: phrases`
    pourquoi (?:faire|cette|ca|vous|tu|est|devrais|donc|tant|voulez|veux|avez)
    (?:c'est|est[- ]ce) (?:que c'est )?(?:vraiment )?(?:obligatoire|necessaire|utile|pertinent)
    quel (?:est le )?rapport; (?:vous|tu) (?:l[ae]s? |l')?(?:avez|as|devez|dois) (?:deja|avoir)
    (?:vous|tu) l'(?:avez|as); qui (?:le )?demande; et (?:toi|vous); ca depend; on verra
    (?:je vais|dois) (?:y )?reflechir; demande[zr]? a; peut[- ]etre
  `,
  partial: phrases`
    seulement si; sauf; mais pas; a (?:moins|condition) (?:que|de)
    (?:quand|des que|une fois que|apres) (?:je|vous|tu|j); (?:et )?(?:c'est tout|rien de plus)
  `,
  assents: phrases`
    oui; ouais; bien sur; bien entendu; d'accord; ok; volontiers; avec plaisir; evidemment; certainement
    absolument; parfait; entendu; ca marche; allez
  `,
  given: phrases`
    (?:deja )?(?:envoye|transmis|telecharge|donne|fourni|joint)e?s?(?: hier| deja| ce matin)?
    (?:le |la |les |en )?(?:voici|voila); ci-joint; en piece jointe
    (?:dans|sur) mon (?:dossier|profil|cv|compte)
  `,
  promises: phrases`
    (?:je )?(?:vous |te )?(?:l[ae]s? |l')?(?:envoie|transmets|cherche|televerse|enverrai|transmettrai)(?: ca| cela| tout| demain| ce soir)?
    je (?:vais|m'en) (?:[\p{L}]{2,4} )?(?:envoyer|chercher|occupe|demander)
    (?:un|une|deux) (?:instant|moment|minutes?|secondes?)
  `,
  bareNo: phrases`
    non; aucune?; rien; personne; jamais; non,? (?:jamais|aucune?|rien|personne|pas|je)[\p{L}' ,]{0,60}
  `,
  permission: phrases`
    (?:pouvez|pourriez|peux|pourrais|voulez|voudriez|veux|voudrais|souhaitez|souhaites|aimeriez|accepteriez)(?:-| )(?:vous|tu)
    (?:seriez|etes|serais|es)-(?:vous|tu) (?:d'accord|pret); si (?:vous (?:voulez|le souhaitez)|tu veux)
    (?:envoyez|envoie|indiquez|indique|partagez|partage|joignez|donnez|donne)(?:[- ]?moi|[- ]?nous)?; merci de
  `,
  polar: phrases`
    (?:avez|as|etes|es|fumez|fumes)-(?:vous|tu); est-ce que (?:vous|tu); y a-t-il; si vous (?:avez|etes)
  `,
  optional: phrases`
    facultatif; optionnel; si vous (?:voulez|le souhaitez); si tu veux; pas oblige; sans obligation
  `,
  common: phrases`
    le; la; les; de; des; je; ne; pas; vous; tu; est; c'est; et; un; une; mon; ma; que; pour; du; ca; en; dans
    oui; non; merci; sur
  `,
};

export const italian: Phrases = {
  agreeing: phrases`
    (?:nessun|non c'e) problema; non mi (?:dispiace|disturba|da fastidio); perche no; senza problemi; figurati
  `,
  idle: phrases`
    niente da nascondere; non (?:ti preoccupare|si preoccupi|preoccuparti); senza dubbio; non mento
  `,
  withholds: phrases`
    (?:preferisco|preferirei|meglio) (?:di no|non|tenere|parlarne|evitare|tenerlo)
    non (?:voglio|vorrei|posso|intendo|desidero|mi va di|ho voglia di) (?:condivider|dir|dar|inviar|mandar|mostrar|parlar|risponder|rivelar)[\p{L}]{0,6}
    non mi sento (?:a mio agio|comod[oa])
    (?:e|sono) (?:una cosa |cose |molto |troppo )?(?:privat[oaei]|personal[ei]|riservat[oaei]|confidenzial[ei])
    non (?:sono affari|ti riguarda|la riguarda); fatti (?:gli affari )?tuoi; no comment
    non (?:condivido|do|dico|mando|invio|parlo|rispondo)
  `,
  declines: phrases`
    no,? grazie; (?:neanche|nemmeno) (?:per sogno|morto|per idea); assolutamente no; certo che no
    non (?:ora|adesso|qui|oggi|ancora); lascia(?:mo)? (?:perdere|stare); un'altra volta; (?:mi )?rifiuto; passo
    prossima domanda; credo di no; direi di no; scordatelo; non se ne parla
  `,
  bareDeclines: phrases`no; no no; privato; personale; dopo`,
  deflects: phrases`
    perche (?:ti|le|lo|vi|me|vuoi|vuole|serve|dovrei|questa); a cosa (?:ti|le|vi)? ?serve; che c'entra
    (?:ce l'|l'|li |le |lo )?(?:avete|hai|ha) gia; e (?:obbligatorio|necessario); devo (?:proprio|per forza)
    chi (?:lo )?(?:chiede|vuole); e (?:tu|lei); dipende; vedremo; ci (?:penso|devo pensare); chied[ai] (?:a|al)
    forse
  `,
  partial: phrases`
    solo se; a meno che; ma non; tranne; a patto; (?:quando|dopo che|una volta che); (?:e )?basta cosi
  `,
  assents: phrases`
    si; certo; va bene; ok; d'accordo; volentieri; certamente; con piacere; perfetto; naturalmente; subito
  `,
  given: phrases`
    (?:gia|ho|l'ho|li ho|le ho|abbiamo) (?:gia )?(?:inviat|mandat|caricat|spedit|allegat|dat)[oaie]; (?:inviat|caricat|spedit|allegat)[oaie]; gia (?:detto|fatto); ecco(?:lo|la|li|le|ti)?
    in allegato; nel mio (?:profilo|cv|fascicolo)
  `,
  promises: phrases`
    (?:te|ve|glie)?(?:lo|la|li|le) (?:invio|mando|cerco|carico|invier[oa]|mander[oa])
    (?:adesso|domani|subito|stasera|ora) (?:te |lo |la ){0,3}(?:mando|invio|cerco)
    (?:un|dammi un) (?:attimo|momento|minuto|secondo)
  `,
  bareNo: phrases`
    no; nessun[oa]?; niente; nulla; mai; no,? (?:mai|nessun[oa]?|niente|non|solo)[\p{L} ,]{0,60}
  `,
  permission: phrases`
    (?:puoi|potresti|puo|potrebbe|vuoi|vorresti|vuole|vorrebbe|ti andrebbe|le dispiacerebbe|ti dispiacerebbe|ti va)
    se (?:vuoi|vuole|preferisci|ti va); (?:invia|invii|manda|mandi|condividi|allega|indica|carica)(?:mi|ci)?
  `,
  polar: phrases`(?:hai|ha|sei|e|fumi|bevi|ci sono|c'e)`,
  optional: phrases`
    facoltativ[oa]; opzionale; se (?:vuoi|vuole|preferisci); non (?:e )?obbligatori[oa]
  `,
  common: phrases`
    il; lo; gli; di; che; non; un; una; io; mi; mio; mia; per; con; ma; sono; ho; ecco; grazie; si; della
    questo; questa; anche
  `,
};
