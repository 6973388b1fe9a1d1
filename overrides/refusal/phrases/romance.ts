import type { Phrases } from './phrases.js';

export const spanish: Phrases = {
  agreeing: ['(?:sin|ningun|no hay) problema', 'no me (?:importa|molesta)', '(?:por que|como) no', 'no pasa nada', 'no tengo (?:ningun )?(?:inconveniente|problema)', 'sin pegas'],
  idle: ['nada que (?:ocultar|esconder)', 'no (?:te |se )?preocupe?s?', 'no voy a mentir', 'sin duda', 'no solo', 'si no (?:te|le) importa'],
  withholds: [
    '(?:prefiero|preferiria|mejor) (?:no|guardar|reservar|hablar|hablarlo|dejar|dejarlo|callar)', 'no (?:quiero|quisiera|deseo|pienso|puedo|voy a|vamos a|me apetece|me gusta|me gustaria|suelo) (?:[\\p{L}]{0,3} )?(?:compartir|decir|dar|enviar|mandar|mostrar|hablar|contestar|responder|revelar|contar|entrar)[\\p{L}]{0,6}', 'no me (?:siento|encuentro) (?:comod[oa]|a gusto|segur[oa])',
    '(?:es|son|eso es|esto es) (?:algo |muy |demasiado |un tema )?(?:privad[oa]s?|personal(?:es)?|confidencial(?:es)?|asunto mio|cosa mia)', 'no (?:es|le|te) (?:asunto tuyo|incumbe|importa)', 'no es (?:asunto|problema) (?:tuyo|suyo)', 'me (?:lo|la) (?:guardo|reservo)', 'sin comentarios', 'no (?:comparto|doy|digo|envio|mando|hablo|respondo|contesto)(?: [\\p{L}]{2,12})?',
  ],
  declines: ['(?:no|ni) (?:gracias|quiero|hablar|hablo|loc[oa]|de broma|muert[oa]|en suenos|pensarlo)', 'ni (?:lo suenes|loco|hablar|en broma)', 'de ninguna manera', 'en absoluto', '(?:ahora|hoy|todavia|aqui|por aqui|por ahora) no', 'no por (?:aqui|ahora)', 'para nada', 'paso(?: de)?', 'mejor no', 'olvidal[oa]', 'dejal[oa]', 'otro dia', 'que va', 'me niego', 'siguiente pregunta', 'por encima de mi cadaver', 'no hace falta', 'creo que no', 'no lo creo'],
  bareDeclines: ['no', 'nop', 'paso', 'jamas', 'luego', 'no no', 'privado', 'personal'],
  deflects: ['(?:para|por) que (?:lo|la|los|las|quiere|quieres|necesita|necesitas|te|se|tanto|eso|tengo|debo)', '(?:y )?(?:eso|esto) (?:a que|que) (?:viene|tiene que ver)', 'que tiene que ver', '(?:ya )?(?:lo|la|los|las) (?:tiene|tienes|teneis|tienen)(?: ya)?', 'es (?:necesario|obligatorio|relevante)', 'tengo que', 'quien (?:lo )?(?:pregunta|quiere)', 'y (?:tu|usted)', 'depende', 'ya veremos', 'pregunt[ae](?:le|selo)? a', 'quizas?', 'tal vez'],
  partial: ['solo si', 'a menos que', 'pero no', 'excepto', 'salvo', 'cuando (?:vea|sepa|me|tenga|nos)', 'siempre que', 'y (?:eso es todo|nada mas|punto)'],
  assents: ['si', 'claro', 'claro que si', 'vale', 'de acuerdo', 'por supuesto', 'desde luego', 'con gusto', 'perfecto', 'dale', 'bueno', 'ok', 'okey', 'listo', 'genial'],
  given: ['ya (?:l[oa]s? |te l[oa] |se l[oa] )?(?:envie|mande|he enviado|he mandado|subi|he subido|adjunte|di|he dado|dije)', '(?:aqui|ahi|alli) (?:esta|estan|va|van|tienes|tiene|lo tienes)', 'adjunt[oa]s?', 'te (?:l[oa] )?(?:adjunto|paso|envio|mando)', 'se (?:l[oa] )?(?:adjunto|paso|envio|mando)'],
  promises: ['(?:ya|ahora|enseguida|luego|manana|hoy) (?:mismo )?(?:te |se |l[oa] ){0,3}(?:envio|mando|subo|paso|busco)', '(?:te|se) l[oa]s? (?:envio|mando|paso|subo|busco)', 'voy a (?:buscar|enviar|mandar|subir)[\\p{L}]{0,5}', '(?:un|dame un) (?:momento|segundo|minuto|rato)'],
  bareNo: ['no', 'ningun[oa]?', 'nada', 'nadie', 'nunca', 'no,? (?:nunca|ningun[oa]?|nadie|nada|no|solo)[\\p{L} ,]{0,60}'],
  permission: ['(?:podrias?|puedes?|podria|puede|quieres?|quiere|quisieras?|te gustaria|le gustaria|te importaria|le importaria|serias?|estarias? dispuest[oa])', 'si (?:quieres|quiere|lo desea|te parece)', '(?:envia|envie|manda|mande|sube|suba|comparte|comparta|muestra|adjunta|indica|indique)(?:me|nos|la|lo)?'],
  polar: ['(?:tienes?|has|ha|eres|es|esta|estas|fumas?|bebes?|hay|alguna vez)'],
  optional: ['opcional', 'si (?:quieres|quiere|lo desea)', 'no es obligatorio', 'voluntari[oa]', 'sin compromiso'],
  common: ['que', 'de', 'el', 'la', 'los', 'las', 'por', 'con', 'para', 'mi', 'es', 'un', 'una', 'yo', 'me', 'lo', 'pero', 'y', 'en', 'si', 'esta', 'aqui', 'gracias', 'no', 'ya', 'se'],
};

export const french: Phrases = {
  agreeing: ["(?:pas|aucun) (?:de |d')?(?:soucis?|problemes?|inquietudes?)", '(?:ca|cela) ne me (?:derange|gene) pas', '(?:ca )?me (?:derange|gene) pas', 'pourquoi pas', "pas d'objections?", 'aucun souci'],
  idle: ['rien a cacher', "(?:ne )?t'inquiete(?:z)? pas", 'sans (?:aucun )?doute', 'pas seulement', 'je (?:ne )?vais pas mentir', 'si (?:ca|cela) ne (?:te|vous) derange pas'],
  withholds: [
    '(?:je )?(?:prefere|prefererais|aimerais mieux|aime mieux) (?:ne pas|pas|garder|en parler|eviter|attendre|que non)', "(?:je )?(?:ne |n')?(?:veux|souhaite|peux|compte|desire|tiens|vais|voudrais) pas(?: a)? (?:[\\p{L}']{0,4} ?)?(?:partager|dire|donner|envoyer|montrer|parler|repondre|divulguer|communiquer|transmettre|raconter|entrer)", "(?:c'est|ca reste|cela reste|ce sont) (?:un peu |tres |trop |assez |des (?:informations|donnees) )?(?:prive|privee?s?|personnel(?:le)?s?|confidentiel(?:le)?s?|intime)", '(?:ca|cela) ne (?:te|vous) regarde pas', "pas (?:a l'aise|confortable)", 'occupe[\\p{L}-]* (?:toi|vous)?[\\p{L} ]{0,6}de (?:tes|vos) (?:affaires|oignons)', 'garder? (?:ca|cela|[\\p{L}]{2,3}) (?:pour moi|prive)', 'sans commentaire', '(?:ne )?(?:partage|donne|parle|reponds|dis|envoie) (?:pas|jamais|rien)',
  ],
  declines: ['non,? merci', '(?:surement|certainement|absolument|vraiment|plutot|justement|je prefere|bien sur) (?:que )?(?:pas|non)', '(?:pas|plus) (?:question|maintenant|ici|aujourd\'hui|pour (?:moi|l\'instant|le moment)|envie|encore)', 'hors de question', 'jamais de la vie', 'laisse[zr]? (?:tomber|ca)', 'une autre fois', 'plus tard', 'je (?:refuse|passe|decline)', 'question suivante', 'ca ira', 'sans facon', 'je ne (?:crois|pense) pas', 'plutot mourir', 'je ne (?:veux|souhaite|prefere) pas'],
  bareDeclines: ['non', 'nan', 'non non', 'passe', 'prive', 'personnel', 'pas'],
  deflects: ['pourquoi (?:faire|cette|ca|vous|tu|est|devrais|donc|tant|voulez|veux|avez)', "(?:c'est|est[- ]ce) (?:que c'est )?(?:vraiment )?(?:obligatoire|necessaire|utile|pertinent)", 'quel (?:est le )?rapport', "(?:vous|tu) (?:l[ae]s? |l')?(?:avez|as|devez|dois) (?:deja|avoir)", "(?:vous|tu) l'(?:avez|as)", 'qui (?:le )?demande', 'et (?:toi|vous)', 'ca depend', 'on verra', '(?:je vais|dois) (?:y )?reflechir', 'demande[zr]? a', 'peut[- ]etre'],
  partial: ['seulement si', 'sauf', 'mais pas', 'a (?:moins|condition) (?:que|de)', '(?:quand|des que|une fois que|apres) (?:je|vous|tu|j)', "(?:et )?(?:c'est tout|rien de plus)"],
  assents: ['oui', 'ouais', 'bien sur', 'bien entendu', "d'accord", 'ok', 'volontiers', 'avec plaisir', 'evidemment', 'certainement', 'absolument', 'parfait', 'entendu', "ca marche", 'allez'],
  given: ["(?:deja )?(?:envoye|transmis|telecharge|donne|fourni|joint)e?s?(?: hier| deja| ce matin)?", '(?:le |la |les |en )?(?:voici|voila)', 'ci-joint', 'en piece jointe', "(?:dans|sur) mon (?:dossier|profil|cv|compte)"],
  promises: ["(?:je )?(?:vous |te )?(?:l[ae]s? |l')?(?:envoie|transmets|cherche|televerse|enverrai|transmettrai)(?: ca| cela| tout| demain| ce soir)?", "je (?:vais|m'en) (?:[\\p{L}]{2,4} )?(?:envoyer|chercher|occupe|demander)", '(?:un|une|deux) (?:instant|moment|minutes?|secondes?)'],
  bareNo: ['non', 'aucune?', 'rien', 'personne', 'jamais', 'non,? (?:jamais|aucune?|rien|personne|pas|je)[\\p{L}\' ,]{0,60}'],
  permission: ["(?:pouvez|pourriez|peux|pourrais|voulez|voudriez|veux|voudrais|souhaitez|souhaites|aimeriez|accepteriez)(?:-| )(?:vous|tu)", '(?:seriez|etes|serais|es)-(?:vous|tu) (?:d\'accord|pret)', "si (?:vous (?:voulez|le souhaitez)|tu veux)", '(?:envoyez|envoie|indiquez|indique|partagez|partage|joignez|donnez|donne)(?:[- ]?moi|[- ]?nous)?', 'merci de'],
  polar: ['(?:avez|as|etes|es|fumez|fumes)-(?:vous|tu)', 'est-ce que (?:vous|tu)', 'y a-t-il', 'si vous (?:avez|etes)'],
  optional: ['facultatif', 'optionnel', 'si vous (?:voulez|le souhaitez)', 'si tu veux', "pas oblige", 'sans obligation'],
  common: ['le', 'la', 'les', 'de', 'des', 'je', 'ne', 'pas', 'vous', 'tu', 'est', "c'est", 'et', 'un', 'une', 'mon', 'ma', 'que', 'pour', 'du', 'ca', 'en', 'dans', 'oui', 'non', 'merci', 'sur'],
};

export const portuguese: Phrases = {
  agreeing: ['(?:sem|nao tem|nenhum) problemas?', 'nao me (?:importo|incomodo)', 'por que nao', 'nao ha problema', 'sem stress', 'tudo bem'],
  idle: ['nada a esconder', 'nao se preocupe', 'sem duvida', 'nao vou mentir', 'se nao se importar?'],
  withholds: [
    '(?:prefiro|preferia|preferiria|melhor) (?:nao|guardar|manter|falar|deixar)', 'nao (?:quero|queria|desejo|posso|vou|pretendo|gosto de|gostaria de|costumo) (?:compartilhar|partilhar|dizer|dar|enviar|mandar|mostrar|falar|responder|revelar|contar|entrar)', 'nao me sinto (?:confortavel|a vontade)', '(?:isso )?(?:e|sao) (?:algo |muito |um assunto )?(?:privad[oa]s?|pessoa(?:l|is)|particular(?:es)?|confidencia(?:l|is))', 'nao e da (?:sua|tua) conta', 'sem comentarios', 'nao (?:compartilho|partilho|dou|digo|envio|mando|falo|respondo)',
  ],
  declines: ['nao,? (?:obrigad[oa]|quero|agora|aqui|hoje|preciso|mesmo)', 'nem (?:pensar|morto|a pau|sonhando|fale)', 'de jeito nenhum', 'de forma alguma', '(?:agora|hoje|ainda|aqui) nao', 'melhor nao', 'acho que nao', 'esquece', 'deixa (?:pra la|para la|isso)', 'outro dia', '(?:eu )?passo', 'proxima pergunta', 'recuso', 'nao vai dar', 'prefiro nao'],
  bareDeclines: ['nao', 'nao nao', 'particular', 'pessoal', 'depois'],
  deflects: ['(?:para|por|pra) ?que (?:voce|precisa|quer|isso|tanto|eu)', 'o que (?:isso )?tem a ver', '(?:voces?|vcs?) ja (?:tem|tem isso)', '(?:ja )?tem isso (?:no|na|ai)', 'e (?:mesmo )?(?:obrigatorio|necessario)', 'preciso mesmo', 'quem (?:quer saber|pergunta)', 'e voce', 'depende', 'vou pensar', 'pergunt[ae] (?:ao|a|para)', 'talvez'],
  partial: ['so se', 'a menos que', 'mas nao', 'exceto', 'desde que', 'quando (?:eu|voce)', '(?:e )?(?:e so isso|mais nada)'],
  assents: ['sim', 'claro', 'ok', 'com certeza', 'certo', 'pode ser', 'beleza', 'com prazer', 'combinado', 'tudo bem', 'perfeito', 'blz'],
  given: ['ja (?:[oa]s? )?(?:enviei|mandei|subi|anexei|dei|passei|falei)', '(?:aqui|ai) (?:esta|estao|vai|vao)', '(?:em )?anexo', 'segue (?:em anexo|o|a|abaixo)'],
  promises: ['(?:ja|agora|amanha|logo|hoje) (?:te |lhe |[oa] )?(?:mando|envio|subo|passo)', '(?:vou|irei) (?:te )?(?:mandar|enviar|buscar|procurar|subir)', '(?:um|so um|me da um) (?:momento|minuto|segundo|minutinho)'],
  bareNo: ['nao', 'nenhum[a]?', 'nada', 'ninguem', 'nunca', 'nao,? (?:nunca|nenhuma?|ninguem|nada|so)[\\p{L} ,]{0,60}'],
  permission: ['(?:poderia|pode|podes|podia|quer|quereria|gostaria|voce pode|voce poderia|se importaria|aceitaria|toparia)', 'se (?:quiser|preferir|puder)', '(?:envie|mande|compartilhe|partilhe|informe|anexe|mostre)(?:-me|-nos)?'],
  polar: ['(?:voce )?(?:tem|ja teve|e casad[oa]|fuma|bebe|esta|ja foi)', 'ha (?:algum|alguma)', 'alguma vez'],
  optional: ['opcional', 'se (?:quiser|preferir)', 'nao e obrigatorio', 'voluntario', 'sem compromisso'],
  common: ['que', 'de', 'o', 'os', 'um', 'uma', 'eu', 'voce', 'nao', 'e', 'em', 'para', 'com', 'meu', 'minha', 'isso', 'por', 'mas', 'esta', 'aqui', 'sim', 'obrigado', 'obrigada', 'ja', 'do', 'da', 'ao'],
};

export const italian: Phrases = {
  agreeing: ['(?:nessun|non c\'e) problema', 'non mi (?:dispiace|disturba|da fastidio)', 'perche no', 'senza problemi', 'figurati'],
  idle: ['niente da nascondere', 'non (?:ti preoccupare|si preoccupi|preoccuparti)', 'senza dubbio', 'non mento'],
  withholds: ['(?:preferisco|preferirei|meglio) (?:di no|non|tenere|parlarne|evitare|tenerlo)', 'non (?:voglio|vorrei|posso|intendo|desidero|mi va di|ho voglia di) (?:condivider|dir|dar|inviar|mandar|mostrar|parlar|risponder|rivelar)[\\p{L}]{0,6}', 'non mi sento (?:a mio agio|comod[oa])', '(?:e|sono) (?:una cosa |cose |molto |troppo )?(?:privat[oaei]|personal[ei]|riservat[oaei]|confidenzial[ei])', 'non (?:sono affari|ti riguarda|la riguarda)', 'fatti (?:gli affari )?tuoi', 'no comment', 'non (?:condivido|do|dico|mando|invio|parlo|rispondo)'],
  declines: ['no,? grazie', '(?:neanche|nemmeno) (?:per sogno|morto|per idea)', 'assolutamente no', 'certo che no', 'non (?:ora|adesso|qui|oggi|ancora)', 'lascia(?:mo)? (?:perdere|stare)', "un'altra volta", '(?:mi )?rifiuto', 'passo', 'prossima domanda', 'credo di no', 'direi di no', 'scordatelo', 'non se ne parla'],
  bareDeclines: ['no', 'no no', 'privato', 'personale', 'dopo'],
  deflects: ['perche (?:ti|le|lo|vi|me|vuoi|vuole|serve|dovrei|questa)', 'a cosa (?:ti|le|vi)? ?serve', 'che c\'entra', '(?:ce l\'|l\'|li |le |lo )?(?:avete|hai|ha) gia', 'e (?:obbligatorio|necessario)', 'devo (?:proprio|per forza)', 'chi (?:lo )?(?:chiede|vuole)', 'e (?:tu|lei)', 'dipende', 'vedremo', 'ci (?:penso|devo pensare)', 'chied[ai] (?:a|al)', 'forse'],
  partial: ['solo se', 'a meno che', 'ma non', 'tranne', 'a patto', '(?:quando|dopo che|una volta che)', '(?:e )?basta cosi'],
  assents: ['si', 'certo', 'va bene', 'ok', "d'accordo", 'volentieri', 'certamente', 'con piacere', 'perfetto', 'naturalmente', 'subito'],
  given: ['(?:gia )?(?:inviat|mandat|caricat|spedit|allegat|dat)[oaie]', 'gia (?:detto|fatto)', 'ecco(?:lo|la|li|le|ti)?', 'in allegato', 'nel mio (?:profilo|cv|fascicolo)'],
  promises: ['(?:te|ve|glie)?(?:lo|la|li|le) (?:invio|mando|cerco|carico|invier[oa]|mander[oa])', '(?:adesso|domani|subito|stasera|ora) (?:te |lo |la ){0,3}(?:mando|invio|cerco)', '(?:un|dammi un) (?:attimo|momento|minuto|secondo)'],
  bareNo: ['no', 'nessun[oa]?', 'niente', 'nulla', 'mai', 'no,? (?:mai|nessun[oa]?|niente|non|solo)[\\p{L} ,]{0,60}'],
  permission: ['(?:puoi|potresti|puo|potrebbe|vuoi|vorresti|vuole|vorrebbe|ti andrebbe|le dispiacerebbe|ti dispiacerebbe|ti va)', 'se (?:vuoi|vuole|preferisci|ti va)', '(?:invia|invii|manda|mandi|condividi|allega|indica|carica)(?:mi|ci)?'],
  polar: ['(?:hai|ha|sei|e|fumi|bevi|ci sono|c\'e)'],
  optional: ['facoltativ[oa]', 'opzionale', 'se (?:vuoi|vuole|preferisci)', 'non (?:e )?obbligatori[oa]'],
  common: ['il', 'lo', 'gli', 'di', 'che', 'non', 'un', 'una', 'io', 'mi', 'mio', 'mia', 'per', 'con', 'ma', 'sono', 'ho', 'ecco', 'grazie', 'si', 'della', 'questo', 'questa', 'anche'],
};
