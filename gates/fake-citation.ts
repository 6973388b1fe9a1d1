import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Reason } from '../src/domain/verdict.js';
import { fakeReferencesIn, type FakeReference } from './citation/find.js';
import { exists, isQuotedFrom, sourcesOf } from './citation/sources.js';
import { defineGate, notApplicable, pass } from './define.js';

type Code = FakeReference['code'] | 'unknown_passage' | 'misquoted';

const texts: Readonly<Record<Code, string>> = {
  numbered_reference: 'it refers by number to a source that is not there',
  note_without_note: 'it refers to a note that is not there',
  source_tag: 'it names a source that was never found',
  document_by_number: 'it refers to a document that nobody has given it',
  scholarly_reference: 'it refers to a publication that nobody has given it',
  unknown_passage: 'a citation names a passage that no search has found',
  misquoted: 'a citation quotes what does not stand in its passage',
};

/**
 * A reference to a source that the turn does not hold: in the text by its shape, in `citations` by passages that were
 * not found and quotations that do not stand in them.
 *
 * It is asked of small talk too, and never strips the reference: the sentence would stay and lose what shows it is made
 * up. It is bounded, since a model may have learned to write references whatever it is told. An outside draft without
 * `toolResults` says nothing of its sources, so its `citations` are not judged. Known gap: sources named in plain prose.
 */
export default defineGate({
  id: 'fake-citation',
  class: 'prose-only',
  bound: 3,
  boundedBecause:
    'A model may have learned to write references whatever it is told, and a search may find nothing to cite.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0021-document-four',
  judges: 'draft',
  judge(turn: TurnFacts, { outbound, citations = [] }: Draft) {
    const inText = fakeReferencesIn(turn, outbound).map(
      ({ code, start, end }): Reason => ({ code, text: texts[code], channel: 'outbound', start, end }),
    );
    const cited = citations.length === 0 ? [] : citationFaults(turn, citations);
    const reasons = [...inText, ...(cited ?? [])];
    const [first] = reasons;
    if (first) return { kind: 'reject', because: first.text, reasons };
    return cited === null ? notApplicable('the draft cites, and does not say what its writer had found') : pass;
  },
  nudge: () => ({
    directive:
      'You refer to a source that this turn does not hold. Cite only passages that a search has found, by their id and with their exact words; if there are none, say it without any reference.',
    thought:
      'I gave a source that I do not have. I will say only what I can stand behind, and cite nothing I have not read.',
  }),
});

/** Null when nothing is known of what the writer had found. */
function citationFaults(turn: TurnFacts, citations: NonNullable<Draft['citations']>): Reason[] | null {
  const { catalog, runs, earlier } = turn.making;
  const passages = runs.flatMap((run) => run.passages);
  const found = [...earlier, ...runs]
    .filter(({ evidence, outcome }) => evidence !== 'none' && outcome === 'ok')
    .map(({ text }) => text);
  if (catalog.length === 0 && passages.length === 0) {
    if (!runs.some(({ evidence }) => evidence === 'retrieving')) return null;
    return citations.flatMap(({ quote }) => (isQuotedFrom(found, quote) ? [] : [reasonOf('misquoted')]));
  }
  return citations.flatMap(({ source, quote }) => {
    const own = passages.filter(({ id, document, title }) => [id, document, title].some((name) => name === source));
    if (own.length > 0)
      return isQuotedFrom(
        own.map(({ text }) => text),
        quote,
      )
        ? []
        : [reasonOf('misquoted')];
    if (!exists(sourcesOf(turn), source)) return [reasonOf('unknown_passage')];
    return isQuotedFrom(
      passages.map(({ text }) => text),
      quote,
    )
      ? []
      : [reasonOf('misquoted')];
  });
}

const reasonOf = (code: Code): Reason => ({ code, text: texts[code], channel: 'citations' });
