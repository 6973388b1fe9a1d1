import type { Language } from './language.js';
import { anyOf, maybeName, name, triggersOf, words } from './language.js';
import { spanishOrigins } from './origins.js';

/** What is said of people and of little else. */
const plain = `embarazada embarazadas prenada gay gays lesbiana lesbianas homosexual bisexual heterosexual transexual transgenero transg trans queer no_binari[oa] musulman musulmana islamista judi[oa] cristian[oa] catolic[oa] protestante
  evangelic[oa] budista hindu sij ate[oa] agnostic[oa] creyente mormon casad[oa] solter[oa] divorciad[oa] separad[oa] viud[oa] madre_solter[oa] padre_soltero discapacitad[oa] minusvalid[oa] cieg[oa] invidente sord[oa] autista disle[jx]ic[oa]
  epileptic[oa] diabetic[oa] depresiv[oa] seropositiv[oa] alcoholic[oa] bipolar esquizofrenic[oa] inmigrante extranjer[oa] refugiad[oa] migrante sindicalista afiliad[oa]_a_un_sindicato comunista socialista feminista conservador conservadora
  anarquista facha de_izquierdas de_derechas jubilad[oa] mestiz[oa] mulat[oa] indigena`;
/** Colours and ages, which things have too. */
const doubtful = `negr[oa] blanc[oa] viej[oa] mayor joven ancian[oa]`;
const who = `candidato candidata candidatos candidatas companero companera companeros empleado empleada trabajador trabajadora hombre mujer senor senora chico chica persona jefe jefa director directora ingeniero ingeniera
  conductor conductora enfermero enfermera vendedor vendedora becario becaria aspirante solicitante colega vecino vecina secretaria contable tecnico tecnica tipo muchacho muchacha encargado encargada gerente`;
const illness = `cancer depresion epilepsia diabetes autismo esclerosis_multiple vih sida asma ansiedad esquizofrenia discapacidad enfermedad alcoholismo dislexia migranas leucemia`;
const dimension = `edad religion fe origen nacionalidad raza sexo orientacion discapacidad embarazo enfermedad acento estado_civil hijos color_de_piel`;
const people = anyOf(who);
const ends = `(?=$|[.,;:!?)"'…»]|\\s*[–—(]|\\s(?:y|e|o|pero|porque|pues|que|de|del|desde|a|al|en|por|para|con|como|si|no|es|esta|era|son|ya|tambien|segun|ni|aunque|lo|se|durante|sin|sobre|entre|hasta|tras|ayer|hoy|cuando|donde|muy)(?!\\p{L}))`;
const origin = `(?:${anyOf(spanishOrigins)}(?:o|a|os|as|e|es|ano|ana|esa)?)`;
const soften = `(?: (?:un|una|el|la|muy|demasiado|tambien|bastante|abiertamente|ya|no|algo|madre|padre|de_origen|devot[oa]|ferviente|practicante|todavia|aun|hombre|mujer|nuestr[oa]|casi)){0,4}`;
const be = `(?: es| esta| son| era| estaba| eres| soy| parece(?: ser)?| seria| sera| sea| estan)`;
const subject = `(?:el|ella|usted|tu|yo|quien|${name}|(?:el |la )?(?:senor|senora|sr\\.?|sra\\.?|don|dona) ${maybeName}|(?:el|la|este|esta|nuestro|nuestra|mi|tu|su|ese|esa) (?:\\p{L}{1,20} )?${people}(?: \\p{L}{1,20})?)`;
const age = `(?:1[6-9]|[2-9]\\d)`;

export const spanish: Language = {
  tag: 'es',
  triggers: [
    ...triggersOf(plain, doubtful).flatMap((word) => [word, `${word}o`, `${word}a`, `${word}os`, `${word}as`]),
    ...triggersOf(illness, dimension),
    ...triggersOf(spanishOrigins).flatMap((word) =>
      ['', 'o', 'a', 'os', 'as', 'e', 'es', 'ano', 'ana', 'esa'].map((ending) => word + ending),
    ),
    ...`madre padre abuela origen espera judio judia soltera soltero casada casado hijos hijo hija hijas bebe marido esposo esposa mujer embarazo silla velo hiyab panuelo kipa turbante maternidad sindicato partido nacio nacido nacida anos mezquita iglesia sinagoga islam izquierdas derechas negra negro`.split(
      /\s+/,
    ),
  ],
  titles: /^(?:sr|sra|senor|senora|don|dona|srta|dr|dra)$/,
  idioms: words(
    `cafe (?:negro|solo)|lista (?:negra|blanca)|mercado negro|caja negra|oveja negra|punto ciego|(?:ciego|cieg[oa]s?) azar|profesora? de \\p{L}{1,20}|viej[oa]s? (?:amig[oa]|conocid[oa]|formulario|impresora)|a ciegas|mayor (?:parte|que|de)|oidos sordos|gripe espanola`,
  ),
  generic:
    /(?<!\p{L})(?:si (?:esta|es|usted|tu|alguien|una? \p{L}+|tiene)|sea cual sea|sean cuales sean|independientemente|nadie|todos|todas|cualquiera|quien sea|sin importar|no (?:preguntamos|guardamos|pedimos|consideramos)|las emplead|los emplead|las trabajador|los trabajador)/gu,
  attributions: [
    words(`${subject}${be}${soften} (?:${anyOf(plain)}|${origin})(?: \\p{L}{1,14})?${ends}`),
    words(
      `(?<=^|[.,;:!?¿¡«"(]\\s*|\\s(?:que|porque|como|y|pero|pues|aunque|ya|no|tambien)\\s|¿)(?:es|esta|estaba|era|parece)${soften} (?:usted |ella |el )?(?:${anyOf(plain)}|${origin})${ends}`,
    ),
    words(
      `(?:${subject}${be}|es|eres|esta) (?:demasiado|muy|bastante|un poco|ya|algo) (?:mayor|viej[oa]|joven|ancian[oa]) para`,
    ),
    words(`${subject}${be}${soften} ${anyOf(doubtful)}${ends}`),
    words(
      `(?:el|la|un|una|nuestro|nuestra|mi|este|esta|ese|esa|dos|su|tu|los dos|las dos|al|del) (?:\\p{L}{1,12} )?${people} (?:${anyOf(plain)}|${origin}|${anyOf(doubtful)})(?!\\p{L})`,
    ),
    words(`(?:el|la|un|una|nuestro|nuestra|este|esta) (?:viej[oa]|joven|anciano|anciana) ${people}`),
    words(`(?:como|siendo|por ser) (?:un |una |buen |buena )?(?:${anyOf(plain)}|${origin}|mujer|madre)${ends}`),
    words(`(?:por|debido a|a causa de|dado|dada|pese a|teniendo en cuenta) (?:su|tu) (?:${anyOf(dimension, illness)})`),
    words(
      `(?:su|tu) (?:${anyOf(illness)}|embarazo|discapacidad|marido|esposa|esposo|divorcio|velo|hiyab|baja (?:de|por) maternidad|silla de ruedas)`,
    ),
    words(
      `(?:(?:${subject}|ella|el) )?(?:tiene|tenia|tuvo|padece|sufre|sufre de|padece de|enfermo de|enferma de|superó|tiene diagnosticada)(?: \\p{L}{1,12}){0,2}? ?(?:una |un |la |el )?${anyOf(illness)}`,
    ),
    words(`(?:enferm[oa]|diagnosticad[oa]) (?:de|con) ${anyOf(illness)}`),
    words(
      `tiene (?:usted |ella |ya )?(?:\\p{L}{1,10} ){0,2}?(?:hijos?|hijas?|gemelos|un bebe|pareja|marido)|(?:piensa|quiere|planea) (?:usted )?(?:tener|quedarse) (?:hijos|embarazada)`,
    ),
    words(
      `(?:usa|va en|en|necesita) (?:una )?silla de ruedas|(?:lleva|usa|viste) (?:el |un |una )?(?:velo|hiyab|panuelo|kipa|turbante|burka)|(?:esta|de) baja (?:de|por) maternidad|convertid[oa] al islam|(?:afiliad[oa]|pertenece|miembro) (?:a|al|a un|del|de un) (?:sindicato|partido)|vota (?:a|por)`,
    ),
    words(
      `(?:con|a los) ${age}(?: anos)?,? (?:es|esta|ya|no)|(?:tiene|cumplio) (?:ya )?${age}(?: anos)?${ends}|${people} de ${age} anos|cuantos anos tiene|(?:nacio|nacid[oa]) en (?:(?:19|20)\\d\\d|africa|marruecos|colombia|venezuela|ecuador|peru|rumania|china|siria|argelia|senegal|nigeria|bolivia|mexico|cuba)|viene de (?:marruecos|africa|colombia|venezuela|ecuador|peru|rumania|china|siria|argelia|senegal|nigeria|bolivia|mexico|cuba)|edad tiene`,
    ),
    words(
      `(?:${subject}${be}|es|era) (?:la |el |una? |ya )?(?:madre|padre|abuela|abuelo)(?: de \\p{L}{1,10} (?:hijos?|hijas?|ninos|gemelos))?${ends}|de origen ${origin}|cuantos hijos|espera (?:un|una|gemelos|su) ?(?:bebe|hijo|hija)?`,
    ),
    words(
      `cual es su (?:religion|nacionalidad|estado civil|orientacion(?: sexual)?|origen)|la unica mujer|el unico hombre`,
    ),
  ],
};
