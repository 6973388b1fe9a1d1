/** One kind of leak: every shape it has been seen in. Quantifiers are bounded, so that reading stays linear. */
export interface Family {
  code: 'control_token' | 'thinking' | 'tool_call' | 'source_mark' | 'role_prefix' | 'instructions';
  /** Global; the text they read is as it was written, without invisible characters. */
  patterns: readonly RegExp[];
  /** Only in what a conversation partner reads: in private it may be said in good faith. */
  outboundOnly?: boolean;
}
