/** What an agent may claim to have done, and the roots by which an execution of it is known: tools are named in English. */
export const roots = {
  book: ['book', 'reserv', 'schedul', 'appoint'],
  send: ['send', 'sent', 'mail', 'messag', 'notif', 'forward', 'sms', 'deliver'],
  refund: ['refund', 'reimburs', 'credit'],
  cancel: ['cancel', 'void', 'terminat'],
  change: ['updat', 'chang', 'edit', 'modif', 'set_', 'patch', 'correct', 'move', 'schedul', 'adjust', 'reset'],
  order: ['order', 'purchas'],
  pay: ['pay', 'paid', 'transfer', 'charg'],
  remove: ['delet', 'remov', 'eras', 'subscrib'],
  add: ['add', 'creat', 'regist', 'enrol', 'insert', 'subscrib', 'open', 'activat'],
  submit: ['submit', 'file', 'filing', 'appl', 'upload', 'claim'],
} as const satisfies Record<string, readonly string[]>;

export type Deed = keyof typeof roots;

export interface DeedPattern {
  deed: Deed;
  pattern: RegExp;
}

/** How one language says "I have done it". Patterns read lower case without accents. */
export interface DeedLanguage {
  /** Every claim holds this; looking for it first spares a text of other languages the rest. */
  hint: RegExp;
  claims: readonly DeedPattern[];
  /** In what stands right before a claim, with the claim itself: it was not done. */
  denies: RegExp;
  /** Before it in its sentence: hung on something, imagined, or said by somebody else. */
  spares: RegExp;
  /** Behind it in its sentence, the same. */
  sparesAfter: RegExp;
}

/** One pattern for each deed, from its verbs. */
export const eachDeed = (verbs: Record<Deed, readonly string[]>, of: (verb: string) => RegExp[]): DeedPattern[] =>
  (Object.entries(verbs) as [Deed, readonly string[]][]).flatMap(([deed, words]) =>
    of(`(?:${words.join('|')})`).map((pattern) => ({ deed, pattern })),
  );
