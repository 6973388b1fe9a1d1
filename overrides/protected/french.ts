import type { Language } from './language.js';
import { anyOf, maybeName, name, triggersOf, words } from './language.js';
import { frenchOrigins } from './origins.js';

/** What is said of people; `?` where gender or number adds a letter. */
const plain = `enceinte enceintes homosexuel homosexuelle gay gays lesbienne lesbiennes bisexuel bisexuelle transgenre transsexuel transsexuelle non-binaire queer trans heterosexuel heterosexuelle
  musulman musulmane juif juive chretien chretienne catholique protestant protestante bouddhiste hindou hindoue sikh athee athe? mormon evangelique croyant croyante pratiquant pratiquante
  religieux islamiste divorce divorcee veuf veuve celibataire marie mariee pacse pacsee handicape handicapee aveugle sourd sourde malvoyant malvoyante malentendant malentendante autiste dyslexique epileptique
  diabetique depressif depressive seropositif seropositive alcoolique bipolaire schizophrene paraplegique invalide immigre immigree etranger etrangere refugie refugiee migrant migrante
  syndicaliste syndique syndiquee communiste socialiste conservateur conservatrice nationaliste ecologiste gauchiste blanc blanche noir noire metis metisse arabe mere_celibataire pere_celibataire mere_de_famille retraite retraitee`;
const aged = `vieux vieille age agee jeune jeunes ages agees senior`;
const who = `candidat candidate candidats candidates collegue collegues employe employee salarie salariee homme femme monsieur madame dame personne garcon fille type ingenieur ingenieure chef directeur directrice
  responsable chauffeur infirmier infirmiere vendeur vendeuse stagiaire apprenti apprentie postulant postulante ouvrier ouvriere assistant assistante comptable voisin voisine secretaire patron patronne gars recrue technicien technicienne`;
const illness = `depression cancer epilepsie diabete autisme sclerose_en_plaques vih sida asthme burn-out schizophrenie anxiete handicap maladie bipolarite endometriose leucemie dyslexie`;
const dimension = `age religion foi origine origines nationalite couleur sexe orientation handicap grossesse maladie accent situation_de_famille enfants`;
const people = anyOf(who);
const ends = `(?=$|[.,;:!?)"'…»]|\\s*[–—(!?]|\\s(?:et|ou|mais|donc|car|parce|puisque|qui|que|de|du|des|depuis|a|au|en|dans|sur|pour|avec|comme|si|ne|est|sont|etait|a|ont|il|elle|on|je|nous|vous|paraît-il|parait-il|par|aussi|plus|selon|ne|pendant|apres|avant|sans|sous|entre|chez|vers|lors|des|cette|ce|hier|aujourd'hui|quand|lorsque|alors)(?!\\p{L}))`;
const origin = `(?:${anyOf(frenchOrigins)}(?:ne|e|es|s|nes)?)`;
const soften = `(?: (?:un|une|le|la|tres|trop|aussi|plutot|assez|bien|pas|encore|deja|toujours|ouvertement|fervente?|un_peu|peu|sans_doute|visiblement|malheureusement|d'origine|nee?|jeune|jamais|actuellement|de)){0,4}`;
const be = `(?: est| sont| etait| es| etes| serait| semble(?: etre)?| parait| est devenue?| sera| suis| soit)`;
const subject = `(?:il|elle|tu|vous|je|qui|${name}|(?:monsieur|madame|m\\.|mme) ${maybeName}|(?:le|la|ce|cet|cette|notre|mon|ma|votre|son|sa|l')\\s?(?:\\p{L}{1,20} )?${people})`;
const his = `(?:son|sa|ses|votre|vos|ton|ta|tes)`;
const age = `(?:1[6-9]|[2-9]\\d)`;

export const french: Language = {
  tag: 'fr',
  triggers: [
    ...triggersOf(plain, aged, illness, dimension),
    ...triggersOf(frenchOrigins).flatMap((word) => ['', 'e', 'ne', 's', 'es', 'nes'].map((ending) => word + ending)),
    ...`mere pere origine attend celibataire mari femme epouse epoux conjoint conjointe enfant enfants bebe fauteuil voile foulard kippa turban maternite parental syndicat parti ne nee ans mosquee eglise synagogue islam`.split(
      /\s+/,
    ),
  ],
  titles: /^(?:m|mme|mlle|monsieur|madame|mademoiselle|dr|maitre)$/,
  idioms: words(
    `(?:cafe|liste|marche|boite|tableau|mouton|carte) (?:noire?|blanche)s?|l'enceinte|une? enceintes? (?:acoustique|sportive|fortifiee|du|de la|de)|enceinte (?:du|de la|de l'|des|acoustique)|professeure? de \\p{L}{1,20}|angle mort|tarif \\p{L}{1,20}|vieil ami|vieille amie|point aveugle|sourd a`,
  ),
  generic:
    /(?<!\p{L})(?:si (?:vous|tu|quelqu'un|une? \p{L}+|elle|il)|quel(?:le)? que soit|quels que soient|personne ne|nul ne|peu importe|tous|toutes|chacun|quiconque|sans distinction|independamment|nous ne (?:demandons|retenons|conservons|consultons)|on ne (?:demande|retient)|que vous soyez|les (?:salarie|employe|candidat|collegue|personne)e?s)(?!\p{L})/gu,
  attributions: [
    words(`${subject}${be}${soften} (?:${anyOf(plain)}|${origin})(?: \\p{L}{1,14})?${ends}`),
    words(
      `(?:${name}|${subject})(?: est| etait| semble| parait)(?: vraiment| un peu| beaucoup| deja)? (?:trop |bien |tres |assez |plus )(?:vieux|vieille|age|agee|jeune)`,
    ),
    words(`(?:etes|es|est)-(?:vous|tu|il|elle)(?: \\p{L}{1,10})?(?: une?)? (?:${anyOf(plain)}|${origin})${ends}`),
    words(
      `(?:le|la|l'|un|une|notre|mon|ma|ce|cet|cette|votre|deux|son|sa|nos|aux|au) ?(?:(?:jeune|vieux|vieille|nouveau|nouvelle|seule|seul|premiere|premier|deux) )?${people} (?:${anyOf(plain)}|${origin}|agee?)(?!\\p{L})`,
    ),
    words(`(?:le|la|un|une|notre|ce|cette|votre) (?:vieux|vieille|jeune) ${people}`),
    words(
      `(?:etant|comme|en tant que|en tant qu'|parce qu'elle est|parce qu'il est|bien que|etant donne qu'elle est) ?(?:une? )?(?:fervente? )?(?:${anyOf(plain)}|${origin})${ends}`,
    ),
    words(
      `(?:a cause de|en raison de|vu|malgre|compte tenu de|du fait de|etant donne) ${his} (?:${anyOf(dimension, illness)})`,
    ),
    words(
      `${his} (?:${anyOf(illness)}|grossesse|handicap|mari|epouse|conjointe?|divorce|voile|foulard|kippa|fauteuil|conge (?:de )?maternite|femme)(?! (?:policy|de travail de))`,
    ),
    words(
      `(?:${subject}|elle|il)(?: a| ont| avait| souffre| souffrait| est atteinte?| est soignee?| a eu)(?: \\p{L}{1,10}){0,3}? ?(?:d'|de |du |un |une |la |l')?(?:${anyOf(illness)})`,
    ),
    words(
      `(?:avez|as|a)-(?:vous|tu|t-il|t-elle) (?:deja )?(?:des|un|une|d') ?(?:enfants?|famille|conjointe?|handicap|mari|projets? d'enfant)|(?:elle|il|vous|tu|${name}) (?:a|avez|as|eleve)(?: seule?)? (?:\\p{L}{1,10} ){0,2}?(?:enfants?|fils|filles?|bebe|jumeaux)`,
    ),
    words(
      `(?:est|se deplace|circule) en fauteuil|porte (?:le|un|une|son|la) (?:voile|foulard|hijab|kippa|turban|niqab)|(?:est|en|son) conge (?:de )?(?:maternite|parental)|(?:convertie?|converti) a l'islam|(?:membre d'un|au|membre du|adhere au|adhere a un) syndicat|vote (?:a |pour )`,
    ),
    words(
      `(?:a|de) ${age} ans,? (?:il|elle|vous|tu)|(?:il|elle|vous|${name}|${people}) (?:a|avez|avait) (?:deja )?${age} ans|${people} de ${age} ans|agee? de ${age} ans|quel age (?:avez|as|a)|nee? en (?:19|20)\\d\\d|proche de la retraite`,
    ),
    words(
      `(?:vient|viennent|originaire|nee?) (?:de |d'|du |des |en |au )(?:afrique|algerie|maroc|tunisie|turquie|syrie|senegal|mali|cameroun|congo|cote d'ivoire|pologne|roumanie|russie|ukraine|chine|vietnam|inde|iran|irak|afghanistan|portugal|espagne|italie|liban|egypte|haiti|bresil)`,
    ),
    words(
      `(?:${subject}|elle|il)(?: est| etait)(?: une?| la| le| deja)? (?:mere|pere|grand-mere|grand-pere)(?: de \\p{L}{1,10} (?:enfants?|filles?|fils|jumeaux))?${ends}|d'origine ${origin}|combien d'enfants|(?:attend|attendez) (?:un|des) (?:bebe|enfant|jumeaux)`,
    ),
    words(
      `quelle? est (?:votre|ta|sa) (?:religion|nationalite|origine|orientation(?: sexuelle)?|situation de famille)|la seule femme|le seul homme`,
    ),
  ],
};
