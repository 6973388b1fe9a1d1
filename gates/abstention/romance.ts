import { any, type Language, says } from './language.js';

export const spanish: Language = {
  name: 'Spanish',
  declines: [
    says('no (?:lo )?(?:se|sabemos|sabria decir\\p{L}*|conozco|recuerdo)(?! (?:tu|vos))'),
    says(
      '(?:no tengo ni idea|ni idea|no tengo|no tenemos|no dispongo de|no cuento con|carezco de)(?: (?:ninguna?|esa|la|los|esos|acceso|suficiente|mas|una))?(?: \\p{L}+)? ?(?:informacion|datos?|acceso|respuesta|detalles|idea|registro\\p{L}*)?(?<=informacion|datos?|acceso|respuesta|detalles|idea|registro\\p{L}*)',
    ),
    says(
      'no (?:\\p{L}+ )?(?:pude|puedo|he podido|pudimos|podemos|logre|consigo|he logrado|soy capaz de) (?:\\p{L}+ )?(?:encontrar|hallar|determinar|decir|responder|acceder|proporcionar|confirmar|verificar|calcular|saber|ayudar|darte|darle|ver|localizar|consultar)\\p{L}*',
    ),
    says(
      'no (?:se )?(?:encontre|encontramos|he encontrado|hay|existe|figura|aparece|menciona|especifica|indica|consta)(?: \\p{L}+){0,3} ?(?:informacion|datos|resultados|nada|mencion|detalles|registros?|eso|documentos?)',
    ),
    says(
      '(?:los documentos|el documento|el manual|las fuentes|el texto|los resultados) no (?:\\p{L}+ )?(?:mencion|dic|contien|especific|indic|inclu)\\p{L}*',
    ),
    says(
      '(?:no (?:esta|es|son) (?:\\p{L}+ )?(?:disponible|claro|posible (?:saber|decir|determinar)|conocid[oa])|informacion no disponible|como (?:modelo de lenguaje|una? (?:ia|inteligencia artificial|asistente virtual))|desconozco|no estoy (?:segur[oa]|al tanto))',
    ),
  ],
};

export const portuguese: Language = {
  name: 'Portuguese',
  declines: [
    says('nao (?:\\p{L}+ )?(?:sei|sabemos|conheco|lembro|saberia dizer)'),
    says(
      '(?:nao (?:tenho|temos|possuo|disponho)|sem)(?: \\p{L}+){0,3} (?:informac\\p{L}+|dados?|acesso|resposta|detalhes|ideia|certeza|registros?)',
    ),
    says(
      'nao (?:\\p{L}+ )?(?:consegui|consigo|posso|pude|podemos|foi possivel|e possivel|sou capaz de) (?:\\p{L}+ )?(?:encontrar|localizar|determinar|dizer|responder|acessar|fornecer|confirmar|verificar|calcular|saber|ajudar|informar|achar)\\p{L}*',
    ),
    says(
      'nao (?:\\p{L}+ )?(?:encontrei|encontramos|achei|ha|existe|existem|consta|menciona\\p{L}*|especifica\\p{L}*|informa\\p{L}*)(?: \\p{L}+){0,3} ?(?:informac\\p{L}+|dados|resultados|nada|mencao|detalhes|registros?|isso)',
    ),
    says(
      '(?:os documentos|o documento|o manual|as fontes|o texto|os resultados) nao (?:\\p{L}+ )?(?:menciona|diz|contem|especifica|indica|inclu|traz)\\p{L}*',
    ),
    says(
      '(?:nao (?:esta|e|sao) (?:\\p{L}+ )?(?:disponive\\p{L}+|claro|conhecid[oa])|desconheco|como (?:um )?modelo de linguagem|como (?:uma )?(?:ia|inteligencia artificial)|nao faco ideia)',
    ),
  ],
};

export const italian: Language = {
  name: 'Italian',
  declines: [
    says('non (?:lo |ne |saprei|so(?! se (?:tu|ti))|sappiamo|conosco|ricordo)(?:so|sappiamo|conosco)?'),
    says(
      "non (?:ho|abbiamo|dispongo di|possiedo)(?: \\p{L}+'?){0,3} ?(?:informazion\\p{L}+|dati|accesso|risposta|dettagli|idea)|(?:nessuna idea|non ne ho idea)",
    ),
    says(
      'non (?:\\p{L}+ )?(?:posso|riesco a|sono riuscit[oa] a|sono in grado di|ho potuto|e possibile|possiamo) (?:\\p{L}+ )?(?:trovar|determinar|dir|risponder|acceder|fornir|confermar|verificar|calcolar|saper|aiutar|dar|individuar|stabilir)\\p{L}*',
    ),
    says(
      "non (?:\\p{L}+ )?(?:ho trovato|abbiamo trovato|c'e|ci sono|risulta|esiste|esistono)(?: \\p{L}+){0,3} ?(?:informazion\\p{L}+|dati|risultati|nulla|niente|menzione|dettagli)?",
    ),
    says(
      '(?:i documenti|il documento|il manuale|le fonti|il testo|i risultati) non (?:\\p{L}+ )?(?:menzion|dic|conten|specific|indic|riport|includ)\\p{L}*',
    ),
    says(
      "(?:non (?:e|sono) (?:\\p{L}+ )?(?:disponibil\\p{L}+|chiaro|not[oaie]|sicur[oa]|cert[oa])|come (?:modello linguistico|(?:un'?)?(?: )?intelligenza artificiale|ia))",
    ),
  ],
};

export const french: Language = {
  name: 'French',
  declines: [
    says(
      any(
        'je (?:ne )?(?:le )?sais pas(?! (?:si tu|si vous))',
        "(?:j'|je n'en |je n')(?:ai )?(?:aucune idee|ignore)",
        "j'ignore",
        'je ne connais pas',
        'je ne me souviens pas',
        'aucune idee',
      ),
    ),
    says(
      "(?:je n'ai|nous n'avons|je ne dispose|nous ne disposons)(?: malheureusement)? (?:pas|aucun\\p{L}*)(?: \\p{L}+'?){0,3} ?(?:information\\p{L}*|donnees?|acces|reponse|details?|renseignement\\p{L}*|element\\p{L}*)",
    ),
    says(
      "(?:je ne|je n'|nous ne|nous n')(?: ?\\p{L}+)? ?(?:peux|pouvons|puis|ai|avons|parviens|arrive|suis|sommes)(?: (?:malheureusement|pas|a|pu|en mesure de|capable de|de)){1,4} (?:\\p{L}+ ?'?)?(?:trouv|determin|dire|repond|acced|fourni|confirm|verifi|calcul|savoir|aid|donn|preciser|localis|renseign)\\p{L}*",
    ),
    says(
      "(?:je n'ai|nous n'avons) (?:rien |pas |malheureusement )?(?:trouve|rien trouve)(?: \\p{L}+){0,2}|il n'y a (?:pas|aucun\\p{L}*)(?: d'| de)? ?(?:information\\p{L}*|donnees?|mention|resultats?|details?)",
    ),
    says(
      '(?:les documents|le document|le manuel|les sources|le texte|les resultats) ne (?:\\p{L}+ )?(?:mentionn|di|contien|precis|indiqu|inclu|parl)\\p{L}* (?:pas|rien|aucun\\p{L}*)',
    ),
    says(
      "(?:n'est|ne sont|n'est malheureusement) pas (?:\\p{L}+ )?(?:disponible\\p{L}*|precise\\p{L}*|mentionne\\p{L}*|indique\\p{L}*|connu\\p{L}*|clair|possible de (?:savoir|dire|determiner))|en tant qu'(?:ia|intelligence artificielle|assistant virtuel)|en tant que modele de langage|je ne suis pas (?:sur|sure|certain|certaine)",
    ),
  ],
};
