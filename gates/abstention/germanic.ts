import { type Language, says } from './language.js';

const find =
  '(?:finden|sagen|bestimmen|ermitteln|beantworten|angeben|abrufen|nennen|bestatigen|prufen|uberprufen|berechnen|ausrechnen|wissen|helfen|weiterhelfen|einsehen|zugreifen|nachsehen|feststellen|herausfinden|mitteilen|beurteilen)';

export const german: Language = {
  name: 'German',
  declines: [
    says(
      '(?:ich|wir) (?:weiss|wissen)(?: \\p{L}+){0,3} (?:nicht|nichts)(?! (?:wie ich dir|ob du|ob sie mogen))|(?:das )?weiss ich (?:leider )?nicht|keine ahnung|keinen schimmer|da bin ich uberfragt',
    ),
    says(
      '(?:habe|haben|liegen|liegt|gibt es|besitze|finde|sehe)(?: \\p{L}+){0,4} (?:keine|keinen|keinerlei|kein|nicht genug)(?: \\p{L}+){0,2} (?:informationen?|daten|angaben?|zugriff|zugang|antwort|hinweise?|ergebnisse?|auskunft|details|eintrage?|unterlagen|erkenntnisse|moglichkeit)',
    ),
    says(`(?:kann|konnte|konnten|konnen)(?: \\p{L}+){0,7} (?:nicht|nichts|keine\\p{L}*)(?: \\p{L}+){0,6} ${find}`),
    says(
      '(?:bin|war|sind|sehe mich)(?: \\p{L}+){0,3} nicht (?:in der lage|imstande|sicher)|(?:ist|sind)(?: \\p{L}+){0,3} nicht (?:\\p{L}+ )?(?:bekannt|verfugbar|angegeben|erwahnt|vermerkt|zu entnehmen|ersichtlich|klar|moglich zu sagen|vorhanden|hinterlegt)',
    ),
    says(
      '(?:die dokumente|das dokument|das handbuch|die quellen|der text|die ergebnisse|die unterlagen|die suche|darin|dort|darüber|daruber)(?: \\p{L}+){0,3} (?:nicht|nichts|keine\\p{L}*)(?: \\p{L}+){0,4}|(?:steht|findet sich|stand)(?: \\p{L}+){0,4} (?:nichts|nicht)',
    ),
    says(
      'als (?:ki|kunstliche intelligenz|sprachmodell|virtueller assistent|ki-\\p{L}+)|(?:entzieht sich|liegt ausserhalb) mein\\p{L}*|(?:lasst|lasst sich) (?:\\p{L}+ ){0,3}nicht (?:sagen|bestimmen|beantworten|ermitteln|feststellen)',
    ),
  ],
};

export const dutch: Language = {
  name: 'Dutch',
  declines: [
    says(
      '(?:ik|we|wij) (?:weet|weten)(?: \\p{L}+){0,3} (?:niet|niks)(?! of je)|(?:dat )?weet ik (?:helaas )?niet|geen (?:idee|flauw idee)',
    ),
    says(
      '(?:heb|hebben|is er|zijn er|zie|vind|beschik over)(?: \\p{L}+){0,4} (?:geen|onvoldoende)(?: \\p{L}+){0,2} (?:informatie|gegevens|toegang|antwoord|details|resultaten|vermelding|aanwijzing\\p{L}*)',
    ),
    says(
      '(?:kan|kon|konden|kunnen)(?: \\p{L}+){0,6} (?:niet|niets|geen)(?: \\p{L}+){0,6} (?:vinden|zeggen|bepalen|beantwoorden|geven|bevestigen|controleren|berekenen|weten|helpen|achterhalen|nagaan|opzoeken|vertellen)',
    ),
    says(
      '(?:ben|was|zijn)(?: \\p{L}+){0,2} niet (?:in staat|zeker)|(?:is|zijn|wordt|worden|staat)(?: \\p{L}+){0,3} niet(?: \\p{L}+)? (?:bekend|beschikbaar|vermeld|genoemd|duidelijk|aangegeven|in de documenten|beschreven)',
    ),
    says(
      '(?:de documenten|het document|het handboek|de bronnen|de tekst|de resultaten)(?: \\p{L}+){0,3} (?:niet|niets|geen)|als (?:een )?(?:ai|taalmodel|virtuele assistent)(?:-\\p{L}+)?|niets (?:over )?gevonden',
    ),
  ],
};
