import type { Phrases } from './phrases.js';
import { phrases } from './phrases.js';

export const spanish: Phrases = {
  agreeing: phrases`
    (?:sin|ningun|no hay) problema; no me (?:importa|molesta); (?:por que|como) no; no pasa nada
    no tengo (?:ningun )?(?:inconveniente|problema); sin pegas
  `,
  idle: phrases`
    nada que (?:ocultar|esconder); no (?:te |se )?preocupe?s?; no voy a mentir; sin duda; no solo
    si no (?:te|le) importa
  `,
  withholds: phrases`
    (?:prefiero|preferiria|mejor) (?:no|guardar|reservar|hablar|hablarlo|dejar|dejarlo|callar)
    no (?:quiero|quisiera|deseo|pienso|puedo|voy a|vamos a|me apetece|me gusta|me gustaria|suelo) (?:[\p{L}]{0,3} )?(?:compartir|decir|dar|enviar|mandar|mostrar|hablar|contestar|responder|revelar|contar|entrar)[\p{L}]{0,6}
    no me (?:siento|encuentro) (?:comod[oa]|a gusto|segur[oa])
    (?:es|son|eso es|esto es) (?:algo |muy |demasiado |un tema )?(?:privad[oa]s?|personal(?:es)?|confidencial(?:es)?|asunto mio|cosa mia)
    no (?:es|le|te) (?:asunto tuyo|incumbe|importa); no es (?:asunto|problema) (?:tuyo|suyo)
    me (?:lo|la) (?:guardo|reservo); sin comentarios
    no (?:comparto|doy|digo|envio|mando|hablo|respondo|contesto)(?: [\p{L}]{2,12})?
  `,
  declines: phrases`
    (?:no|ni) (?:gracias|quiero|hablar|hablo|loc[oa]|de broma|muert[oa]|en suenos|pensarlo)
    ni (?:lo suenes|loco|hablar|en broma); de ninguna manera; en absoluto
    (?:ahora|hoy|todavia|aqui|por aqui|por ahora) no; no por (?:aqui|ahora); para nada; paso(?: de)?; mejor no
    olvidal[oa]; dejal[oa]; otro dia; que va; me niego; siguiente pregunta; por encima de mi cadaver
    no hace falta; creo que no; no lo creo
  `,
  bareDeclines: phrases`no; nop; paso; jamas; luego; no no; privado; personal`,
  deflects: phrases`
    (?:para|por) que (?:lo|la|los|las|quiere|quieres|necesita|necesitas|te|se|tanto|eso|tengo|debo)
    (?:y )?(?:eso|esto) (?:a que|que) (?:viene|tiene que ver); que tiene que ver
    (?:ya )?(?:lo|la|los|las) (?:tiene|tienes|teneis|tienen)(?: ya)?; es (?:necesario|obligatorio|relevante)
    tengo que; quien (?:lo )?(?:pregunta|quiere); y (?:tu|usted); depende; ya veremos; pregunt[ae](?:le|selo)? a
    quizas?; tal vez
  `,
  partial: phrases`
    solo si; a menos que; pero no; excepto; salvo; cuando (?:vea|sepa|me|tenga|nos); siempre que
    y (?:eso es todo|nada mas|punto)
  `,
  assents: phrases`
    si; claro; claro que si; vale; de acuerdo; por supuesto; desde luego; con gusto; perfecto; dale; bueno; ok
    okey; listo; genial
  `,
  given: phrases`
    ya (?:l[oa]s? |te l[oa] |se l[oa] )?(?:envie|mande|he enviado|he mandado|subi|he subido|adjunte|di|he dado|dije)
    (?:envie|mande|subi|adjunte|pase) (?:ayer|hoy|por|todo|la|el|los|las|esta manana); (?:aqui|ahi|alli) (?:esta|estan|va|van|tienes|tiene|lo tienes); adjunt[oa]s?
    te (?:l[oa] )?(?:adjunto|paso|envio|mando); se (?:l[oa] )?(?:adjunto|paso|envio|mando)
  `,
  promises: phrases`
    (?:ya|ahora|enseguida|luego|manana|hoy) (?:mismo )?(?:te |se |l[oa] ){0,3}(?:envio|mando|subo|paso|busco)
    (?:te|se) l[oa]s? (?:envio|mando|paso|subo|busco); voy a (?:buscar|enviar|mandar|subir)[\p{L}]{0,5}
    (?:un|dame un) (?:momento|segundo|minuto|rato)
  `,
  bareNo: phrases`
    no; ningun[oa]?; nada; nadie; nunca; no,? (?:nunca|ningun[oa]?|nadie|nada|no|solo)[\p{L} ,]{0,60}
  `,
  permission: phrases`
    (?:podrias?|puedes?|podria|puede|quieres?|quiere|quisieras?|te gustaria|le gustaria|te importaria|le importaria|serias?|estarias? dispuest[oa])
    si (?:quieres|quiere|lo desea|te parece)
    (?:envia|envie|manda|mande|sube|suba|comparte|comparta|muestra|adjunta|indica|indique)(?:me|nos|la|lo)?
  `,
  polar: phrases`(?:tienes?|has|ha|eres|es|esta|estas|fumas?|bebes?|hay|alguna vez)`,
  optional: phrases`
    opcional; si (?:quieres|quiere|lo desea); no es obligatorio; voluntari[oa]; sin compromiso
  `,
  common: phrases`
    que; de; el; la; los; las; por; con; para; mi; es; un; una; yo; me; lo; pero; y; en; si; esta; aqui; gracias
    no; ya; se
  `,
};

export const portuguese: Phrases = {
  agreeing: phrases`
    (?:sem|nao tem|nenhum) problemas?; nao me (?:importo|incomodo); por que nao; nao ha problema; sem stress
    tudo bem
  `,
  idle: phrases`
    nada a esconder; nao se preocupe; sem duvida; nao vou mentir; se nao se importar?
  `,
  withholds: phrases`
    (?:prefiro|preferia|preferiria|melhor) (?:nao|guardar|manter|falar|deixar)
    nao (?:quero|queria|desejo|posso|vou|pretendo|gosto de|gostaria de|costumo) (?:compartilhar|partilhar|dizer|dar|enviar|mandar|mostrar|falar|responder|revelar|contar|entrar)
    nao me sinto (?:confortavel|a vontade)
    (?:isso )?(?:e|sao) (?:algo |muito |um assunto )?(?:privad[oa]s?|pessoa(?:l|is)|particular(?:es)?|confidencia(?:l|is))
    nao e da (?:sua|tua) conta; sem comentarios; nao (?:compartilho|partilho|dou|digo|envio|mando|falo|respondo)
  `,
  declines: phrases`
    nao,? (?:obrigad[oa]|quero|agora|aqui|hoje|preciso|mesmo); nem (?:pensar|morto|a pau|sonhando|fale)
    de jeito nenhum; de forma alguma; (?:agora|hoje|ainda|aqui) nao; melhor nao; acho que nao; esquece
    deixa (?:pra la|para la|isso); outro dia; (?:eu )?passo; proxima pergunta; recuso; nao vai dar; prefiro nao
  `,
  bareDeclines: phrases`nao; nao nao; particular; pessoal; depois`,
  deflects: phrases`
    (?:para|por|pra) ?que (?:voce|precisa|quer|isso|tanto|eu); o que (?:isso )?tem a ver
    (?:voces?|vcs?) ja (?:tem|tem isso); (?:ja )?tem isso (?:no|na|ai); e (?:mesmo )?(?:obrigatorio|necessario)
    preciso mesmo; quem (?:quer saber|pergunta); e voce; depende; vou pensar; pergunt[ae] (?:ao|a|para); talvez
  `,
  partial: phrases`
    so se; a menos que; mas nao; exceto; desde que; quando (?:eu|voce); (?:e )?(?:e so isso|mais nada)
  `,
  assents: phrases`
    sim; claro; ok; com certeza; certo; pode ser; beleza; com prazer; combinado; tudo bem; perfeito; blz
  `,
  given: phrases`
    ja (?:[oa]s? )?(?:enviei|mandei|subi|anexei|dei|passei|falei); (?:aqui|ai) (?:esta|estao|vai|vao)
    (?:enviei|mandei|subi|anexei|passei) (?:ontem|hoje|agora|por|no|na|pelo|pela|tudo|para); (?:em )?anexo; segue (?:em anexo|o|a|abaixo)
  `,
  promises: phrases`
    (?:ja|agora|amanha|logo|hoje) (?:te |lhe |[oa] )?(?:mando|envio|subo|passo)
    (?:vou|irei) (?:te )?(?:mandar|enviar|buscar|procurar|subir)
    (?:um|so um|me da um) (?:momento|minuto|segundo|minutinho)
  `,
  bareNo: phrases`
    nao; nenhum[a]?; nada; ninguem; nunca; nao,? (?:nunca|nenhuma?|ninguem|nada|so)[\p{L} ,]{0,60}
  `,
  permission: phrases`
    (?:poderia|pode|podes|podia|quer|quereria|gostaria|voce pode|voce poderia|se importaria|aceitaria|toparia)
    se (?:quiser|preferir|puder); (?:envie|mande|compartilhe|partilhe|informe|anexe|mostre)(?:-me|-nos)?
  `,
  polar: phrases`
    (?:voce )?(?:tem|ja teve|e casad[oa]|fuma|bebe|esta|ja foi); ha (?:algum|alguma); alguma vez
  `,
  optional: phrases`
    opcional; se (?:quiser|preferir); nao e obrigatorio; voluntario; sem compromisso
  `,
  common: phrases`
    que; de; o; os; um; uma; eu; voce; nao; e; em; para; com; meu; minha; isso; por; mas; esta; aqui; sim
    obrigado; obrigada; ja; do; da; ao
  `,
};
