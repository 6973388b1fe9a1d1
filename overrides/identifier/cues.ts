/** Units before a number in which a word may say what it is. */
const looked = 32;

const before = (lower: string, at: number): string => lower.slice(Math.max(0, at - looked), at);

const link = String.raw`[\s.:#()=°º*-]{0,4}(?:(?:number|numbers|num|no|nr|id|code|is|ist|est|es|of|de|del|der|n)[\s.:#()=°º-]{1,3}){0,3}$`;

/**
 * What else a number of ten digits is. One in eleven passes the checksum of an NHS number by chance, and one in ten that
 * of an NPI, so the word in front of it decides.
 */
const other = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:order|invoice|ticket|tracking|parcel|shipment|delivery|booking|isbn|issn|version|serial|model|part|sku|timestamp|epoch|bestellung|bestellnummer|rechnung|rechnungsnummer|auftrag|auftragsnummer|sendung|sendungsnummer|commande|facture|colis|r[ée]servation|pedido|factura|env[íi]o|reserva)` +
    link,
  'u',
);

export const namesOther = (lower: string, at: number): boolean => other.test(before(lower, at));

const social = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:ssn|ss#|social security|social security number|social|sozialversicherungsnummer|s[ée]curit[ée] sociale|seguro social|tin|itin)` +
    link,
  'u',
);

export const namesSsn = (lower: string, at: number): boolean => social.test(before(lower, at));
