/** Characters (UTF-16 units) a result may have to be shown as it is; a longer one is kept under a handle. */
export const shownAtMost = 4_000;

/** Of a kept result, what is shown at once. */
export const headShown = 500;

/** Characters of all kept results of a turn: they stand on the turn's row, which every step writes anew. */
export const keptAtMost = 200_000;

/** Calls of one generation; a model that asks for more has stopped to think. */
export const callsAtMost = 12;

/** Milliseconds that all calls of one generation are waited for: a worker's hold on the conversation lasts two seconds. */
export const waitedAtMost = 1_500;
