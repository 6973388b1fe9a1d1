import { pattern } from '../promise/language.js';
import { type DeedLanguage, eachDeed } from './language.js';

const lightly = String.raw`(?: (?:\p{L}{2,20}ly|already|just|now|also|then|gone ahead and))*`;
/** Something that is not the speaker's own. */
const other =
  ' (?:it|that|this|them|these|those|you|him|her|everything|both|all|(?:the|your|his|their|an?(?! (?:lot|bit|little|great|few))|two|three|some)(?= ))';
const business = String.raw`(?: (?:you|him|her|them|us))? (?:the|your|his|her|their|this|that|an?|our)(?: [\p{L}\p{N}-]+){0,3}? (?:bookings?|reservations?|tables?|rooms?|flights?|tickets?|appointments?|meetings?|orders?|refunds?|payments?|invoices?|amount|fee|e-?mails?|messages?|confirmations?|letters?|links?|codes?|accounts?|address|subscriptions?|passwords?|requests?|applications?|forms?|claims?|details|records?|profile|entry|cards?|transfer|calendar|case|documents?|files?|contract|delivery|parcel|package)`;

const perfect = {
  book: ['booked', 'reserved', 'scheduled'],
  send: ['sent', 'e-?mailed', 'forwarded', 'notified', 'messaged'],
  refund: ['refunded', 'reimbursed', 'credited', 'issued'],
  cancel: ['cancell?ed', 'terminated'],
  change: ['updated', 'changed', 'modified', 'rescheduled', 'corrected', 'adjusted', 'reset', 'moved'],
  order: ['ordered', 'purchased', 'placed'],
  pay: ['paid', 'transferred', 'charged'],
  remove: ['deleted', 'removed', 'erased', 'unsubscribed'],
  add: ['added', 'created', 'registered', 'enroll?ed', 'activated', 'set up'],
  submit: ['submitted', 'filed', 'uploaded', 'applied'],
};

export const english: DeedLanguage = {
  hint: /(?:^|[^a-z])(?:i|we)(?:'ve| )/u,
  claims: eachDeed(perfect, (verb) => [
    // "I've sent it" says that it stands now, so any object will do.
    pattern(`(?:i|we)(?:'ve| have)${lightly} ${verb}`, other),
    // "I sent the invoice" may also tell a story, so the object has to be a matter of business.
    pattern(`(?:i|we)(?: went ahead and)?${lightly} ${verb}`, business),
  ]),
  denies: /(?:^| )not true that /u,
  spares:
    /(?:^| )(?:if|unless|whether|once|after|when|wish|would|could|should|imagine|suppose|pretend|before|until|as soon as|(?:he|she|they|you) (?:say|says|said|wrote|think|thought|claims?|claimed))(?= )/u,
  sparesAfter:
    /^[^.!;]{0,60}? (?:if|once|as soon as|in my (?:life|time|twenties|thirties)|years? ago|as a (?:child|kid|student))(?=[ .,!]|$)/u,
};
