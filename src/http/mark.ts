/** Fewer evaluations say nothing about a rule that never or always fires. */
const evaluationsForMark = 20;

/** A rule that never fires, or always, is worth a look. */
export function markOf(evaluated: number, fired: number): 'never' | 'always' | null {
  if (evaluated < evaluationsForMark) return null;
  if (fired === 0) return 'never';
  return fired === evaluated ? 'always' : null;
}
