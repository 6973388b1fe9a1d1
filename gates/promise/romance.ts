import { any, type Language, pattern, upTo } from './language.js';

const collegue = any(
  'collegues?',
  'conseill(?:er|ere)s?',
  'equipe',
  'humain',
  '(?:vraie )?personne',
  'specialistes?',
  'responsables?',
  'experts?',
  'operat(?:eur|rice)s?',
  'service client',
  'support',
  'superieur',
  "membre de (?:notre|l') ?equipe",
);
const quelquun = any(
  String.raw`(?:une?|mon|ma|notre|l'une?|le|la|l'|les|autre)(?: ?(?:de|d'entre) (?:mes|nos))? ?(?:autre )?${collegue}`,
  "quelqu'un(?: de (?:notre|l'|mon) ?equipe)?",
);
const vous = "(?:vous |te |t'|la conversation |votre demande |ta demande )";

export const french: Language = {
  name: 'fr',
  promises: [
    pattern(
      `je ${vous}(?:transfere|passe|mets en (?:contact|relation|communication)|redirige|oriente|connecte|dirige|confie|renvoie)`,
      upTo(3),
      ` (?:a|avec|vers|au|aux|chez) ?${quelquun}`,
    ),
    pattern(
      `(?:je vais|on va|nous allons|laissez-moi|laisse-moi|permettez-moi de) ${vous}?(?:transferer|passer|mettre en (?:contact|relation)|rediriger|orienter|connecter|confier|diriger|transmettre)`,
      upTo(4),
      ` (?:a|avec|vers|au) ?${quelquun}`,
    ),
    pattern(`je (?:vous |te )?(?:passe|vais passer|donne|laisse) (?:la main|le relais|la parole) a ${quelquun}`),
    pattern(
      `(?:je transmets|je vais transmettre|j'ai transmis|je transfere) (?:votre|ta|la) (?:demande|question|conversation) a ${quelquun}`,
    ),
    pattern(`(?:je vais chercher|j'appelle|je fais venir|je vais demander a) ${quelquun}`),
    pattern(
      quelquun,
      ' va',
      upTo(2),
      " (?:prendre|(?:vous |te )?(?:contacter|repondre|rappeler|aider|recontacter|ecrire)|s'occuper)",
    ),
    pattern(
      quelquun,
      " (?:prend(?:ra)? (?:le relais|la suite|contact|la main)|(?:vous|te) (?:contactera|rappellera|repondra|recontactera|aidera|ecrira|repond)|s'occupe(?:ra)? de)",
    ),
    pattern(
      '(?:vous (?:allez etre|serez)|tu (?:vas etre|seras))',
      upTo(2),
      ' (?:mise?s? en (?:relation|contact)|transferee?s?|redirigee?s?|contactee?s?|rappelee?s?)',
    ),
  ],
  denies: /(?:^| )(?:ne|pas|jamais|personne ne|aucun\p{L}*|sans|ni|disait|ecrit)(?= |$)|(?:^| )n'/u,
  offers:
    /(?:^| )(?:si(?!,)|voulez|veux|souhaitez|souhaites|puis-je|peux|pourrais|pouvez|dois-je|des que|quand)(?=[ -]|$)/u,
  offersAfter: /^,? (?:si|des que|quand)(?= )/u,
};

const companero = any(
  'companer[oa]s?',
  'colegas?',
  'equipo',
  'persona',
  'human[oa]',
  'agente',
  'especialistas?',
  'asesor(?:a|es)?',
  'supervisor(?:a)?',
  'responsable',
  'operador(?:a)?',
  'expert[oa]',
  'encargad[oa]',
  'soporte',
  'atencion al cliente',
);
const alguien = any(
  String.raw`(?:un[oa]?|mis?|nuestr[oa]s?|el|la|al|otr[oa])(?: de (?:mis|nuestr[oa]s|l[oa]s))?(?: (?:otr[oa]|nuestro|mi))? ?${companero}`,
  'alguien(?: (?:de|del) (?:nuestro |mi |el )?equipo)?',
);

export const spanish: Language = {
  name: 'es',
  promises: [
    pattern(
      '(?:te|le|lo|la|os|les|los) (?:paso|transfiero|pongo en (?:contacto|comunicacion)|conecto|derivo|comunico|pasare|transferire|pondre en contacto|conectare|derivare|remito|voy a (?:pasar|transferir|poner en contacto|conectar|derivar|comunicar)|estoy (?:pasando|transfiriendo|poniendo|conectando|derivando))',
      upTo(3),
      ` (?:con |a )?${alguien}`,
    ),
    pattern(
      '(?:voy a|vamos a) (?:pasar|transferir|poner|conectar|derivar|comunicar)(?:te|le|lo|la|os|les)',
      upTo(3),
      ` (?:con |a )?${alguien}`,
    ),
    pattern(`(?:voy a (?:llamar|avisar|pedir|buscar)|llamo|aviso|busco|he (?:avisado|pedido)) a? ?${alguien}`),
    pattern(
      alguien,
      ' (?:se (?:hara cargo|encargara|ocupara|pondra en contacto|comunicara|hace cargo)|(?:te|le|os|les|lo|la) (?:contactara|llamara|ayudara|respondera|atendera|escribira|atiende)|tomara (?:el relevo|el control|tu caso|su caso)|continuara)',
    ),
    pattern(
      alguien,
      ' va a',
      upTo(2),
      ' (?:hacerse cargo|encargarse|atender\\p{L}*|contactar\\p{L}*|ayudar\\p{L}*|tomar|llamar\\p{L}*|responder\\p{L}*|escribir\\p{L}*)',
    ),
    pattern('(?:seras|sera|vas a ser|va a ser) (?:transferid[oa]|derivad[oa]|contactad[oa]|atendid[oa])'),
    pattern(
      `(?:he|hemos) (?:pasado|transferido|derivado)(?: (?:tu|su|la) (?:caso|consulta|solicitud|conversacion))? (?:a |con )?${alguien}`,
    ),
  ],
  denies: /(?:^| )(?:no|nunca|jamas|nadie|ningun\p{L}*|ni|sin|dijo|escribio)(?= |$)/u,
  offers: /(?:^| )(?:si(?!,)|quieres?|quiere|deseas?|desea|puedo|podria|podrias|cuando|gustaria|en cuanto)(?= |$)/u,
  offersAfter: /^,? (?:si|cuando|en cuanto)(?= )/u,
};

const colega = any(
  'colegas?',
  'equipe',
  'equipa',
  'time',
  'pessoa',
  'human[oa]',
  'atendente',
  'especialista',
  'consultor(?:a)?',
  'supervisor(?:a)?',
  'responsavel',
  'operador(?:a)?',
  'suporte',
  'companheir[oa]',
);
const alguem = any(
  String.raw`(?:uma?|meu|minha|nosso|nossa|[oa]|ao|outr[oa])(?: d(?:os|as|e) (?:meus|minhas|nossos|nossas))?(?: (?:nosso|nossa|meu|minha|outr[oa]))? ?${colega}`,
  'alguem(?: d[aoe](?: (?:nossa|nosso|minha))? ?(?:equipe|equipa|time)?)?',
);

export const portuguese: Language = {
  name: 'pt',
  promises: [
    pattern(
      '(?:vou|irei|vamos) (?:te |lhe |o |a )?(?:passar|passa|transferir|transferi|encaminhar|encaminha|conectar|conecta|colocar|coloca|direcionar|direciona|ligar|liga|por)(?:-l[oa]s?|-te|-lhe|-vos)?',
      upTo(4),
      ` (?:a |com |para |em contacto com )?${alguem}`,
    ),
    pattern(
      '(?:estou|estamos) (?:te |lhe |o |a )?(?:transferindo|encaminhando|passando|conectando|a (?:transferir|passar|encaminhar)(?:-\\p{L}+)?)',
      upTo(4),
      ` (?:para |com |a )?${alguem}`,
    ),
    pattern(
      '(?:(?:te|lhe|o) (?:passo|transfiro|encaminho|conecto)|(?:passo|transfiro|encaminho|ligo|conecto|ponho)-(?:o|a|te|lhe|vos))',
      upTo(3),
      ` (?:a |para |com )?${alguem}`,
    ),
    pattern(`(?:vou (?:chamar|buscar|pedir a)|chamo|ja chamei) ${alguem}`),
    pattern(
      alguem,
      ' (?:vai|ira|vao)',
      upTo(2),
      ' (?:assumir|entrar em conta|ajuda|responde|atende|continuar|ligar|falar|contat|contact|escrever)\\p{L}*',
    ),
    pattern(
      alguem,
      ' (?:assumira|assume|(?:o |a |te |lhe )?(?:ajudara|respondera|atendera|contactara)|entrara em contac?to)',
    ),
    pattern('(?:sera|seras|vai ser|vais ser) (?:transferid[oa]|encaminhad[oa]|atendid[oa]|contac?tad[oa])'),
  ],
  denies: /(?:^| )(?:nao|nunca|jamais|ninguem|nenhum\p{L}*|nem|sem|disse|escreveu)(?= |$)/u,
  offers:
    /(?:^| )(?:se (?:voce|quiser|desejar|preferir|precisar|quiseres|for)|quer|queres|gostaria|posso|poderia|quando|caso|assim que)(?= |$)/u,
  offersAfter: /^,? (?:se|caso|quando|assim que)(?= )/u,
};

const addetto = any(
  'colleg(?:a|hi|he)',
  'team',
  'persona(?: reale)?',
  'uman[oa]',
  'operator[ei]',
  'operatrice',
  'specialista',
  'consulente',
  'responsabile',
  'assistenza(?: clienti)?',
  'supervisore',
  'espert[oa]',
  'addett[oa]',
);
const qualcuno = any(
  String.raw`(?:al|alla|all')?(?: ?(?:un[oa]?|un'|il|la|lo|l'))?(?: ?(?:dei|delle))?(?: ?(?:mi[oa]|nostr[oa]|miei|mie|nostri|nostre|altr[oa]))? ?${addetto}`,
  'qualcuno(?: (?:del|della) (?:nostro |nostra |mio )?(?:team|squadra))?',
);

export const italian: Language = {
  name: 'it',
  promises: [
    pattern(
      '(?:ti|la|vi|le) (?:passo|trasferisco|metto in contatto|collego|inoltro|passero|trasferiro|mettero in contatto|indirizzo|reindirizzo|affido|sto (?:passando|trasferendo|mettendo|collegando|per passare|per trasferire))',
      upTo(3),
      ` (?:a |con |ad )?${qualcuno}`,
    ),
    pattern(
      '(?:sto (?:per )?)(?:passando|trasferendo|mettendo|collegando|passar|trasferir|metter|collegar)(?:ti|la|vi|le|lo)',
      upTo(3),
      ` (?:a |con |ad )?${qualcuno}`,
    ),
    pattern(`(?:chiamo|faccio intervenire|coinvolgo|ho avvisato|avviso) (?:subito )?${qualcuno}`),
    pattern(
      qualcuno,
      ' (?:prendera|subentrera|si occupera|(?:la|ti|vi) (?:contattera|aiutera|richiamera|ricontattera)|(?:le|ti) (?:rispondera|scrivera)|prende (?:in carico|il mio posto|il controllo)|continuera|si mettera in contatto)',
    ),
    pattern(qualcuno, ' sta per (?:prendere|contattar\\p{L}*|subentrare|risponder\\p{L}*)'),
    pattern(
      '(?:sarai|sara|verrai|verra)(?: (?:ora|subito|presto|poi))? (?:trasferit[oa]|mess[oa] in contatto|contattat[oa]|ricontattat[oa])',
    ),
  ],
  denies: /(?:^| )(?:non|mai|nessun\p{L}*|senza|disse|scrisse)(?= |$)/u,
  offers: /(?:^| )(?:se|vuoi|vuole|vorrei|vorresti|posso|potrei|quando|appena)(?= |$)/u,
  offersAfter: /^,? (?:se|quando|appena)(?= )/u,
};
