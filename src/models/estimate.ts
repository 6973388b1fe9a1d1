/** Bytes of UTF-8 that one token stands for, at the least: English needs about four, other scripts fewer. */
const bytesPerToken = 3;
/** What a chat template adds around each message, in tokens. */
export const templateTokens = 8;

/** Tokens of a text where no tokenizer is at hand; rather too many than too few. */
export const estimatedTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);
