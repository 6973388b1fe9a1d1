import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyEdits } from '../../../overrides/text/edit.js';
import { withoutTrailingQuestion } from '../../../overrides/wrap/trailing.js';

describe('[S80] trailing questions go', () => {
  test.each([
    ["I'm passing you to Sam now. Does that work for you?", "I'm passing you to Sam now."],
    ['Thanks for everything! Let me know if I can help with anything else.', 'Thanks for everything!'],
    ['Done. Please feel free to reach out if you have any questions.', 'Done.'],
    ['I am handing over. Is that ok', 'I am handing over.'],
    ['Danke. Haben Sie noch Fragen?', 'Danke.'],
    ['Danke. Haben Sie noch Fragen', 'Danke.'],
    ['Alles klar. Sag mir Bescheid, wenn du noch etwas brauchst.', 'Alles klar.'],
    ["Merci beaucoup. Avez-vous d'autres questions ?", 'Merci beaucoup.'],
    ["Merci. N'hésitez pas à me contacter.", 'Merci.'],
    ['Gracias. Avísame si necesitas algo.', 'Gracias.'],
    ['Obrigado. Posso ajudar em mais alguma coisa?', 'Obrigado.'],
    ['Grazie. Fammi sapere se ti serve altro.', 'Grazie.'],
    ['Bedankt. Laat het me weten als er nog iets is.', 'Bedankt.'],
    ['Dziękuję. Czy mogę w czymś jeszcze pomóc?', 'Dziękuję.'],
    ['Teşekkürler. Başka bir sorunuz var mı', 'Teşekkürler.'],
    ['Спасибо. Есть ли у вас вопросы?', 'Спасибо.'],
    ['Спасибо. Дайте знать, если что-то понадобится.', 'Спасибо.'],
    ['धन्यवाद। क्या आपको कुछ और चाहिए?', 'धन्यवाद।'],
    ['ありがとうございます。他に何かありますか。', 'ありがとうございます。'],
    ['ありがとうございます。何かあればお知らせください。', 'ありがとうございます。'],
    ['감사합니다. 더 필요한 것이 있으신가요?', '감사합니다.'],
    ['好的。您还需要什么帮助吗？', '好的。'],
    ['ขอบคุณค่ะ มีอะไรอีกไหมคะ', 'ขอบคุณค่ะ'],
    ['Cảm ơn bạn. Bạn có cần gì nữa không?', 'Cảm ơn bạn.'],
    ['Շնորհակալություն։ Ուրիշ հարց ունե՞ք։', 'Շնորհակալություն։'],
    ['**All done. Anything else?**', '**All done.**'],
    ['All done.\n\nAnything else I can do?', 'All done.'],
    ['Here is the list:\n- payslip\n- ID\n\nShall I go on?', 'Here is the list:\n- payslip\n- ID'],
    ['You can see it at https://x.com/?id=3. OK?', 'You can see it at https://x.com/?id=3.'],
    ["I'll transfer you to Dr. Lee. Will you see Dr. Smith?", "I'll transfer you to Dr. Lee."],
    ['It costs 3.5 million. Can you confirm?', 'It costs 3.5 million.'],
    ['We are done here. Just say the word if you want more.', 'We are done here.'],
    ['We are done here. Just say the word.', 'We are done here.'],
    ['See you! 😊 Any last thoughts? 🙏', 'See you! 😊'],
    ["Thank you. I'd love to hear how it goes.", 'Thank you.'],
    ['Great. How does Tuesday sound', 'Great.'],
    ['Done. Could you please upload the ID?', 'Done.'],
    ['Done. Could you please upload the ID.', 'Done.'],
    ['Done. Please tell me your preferred date.', 'Done.'],
    ['Got it! Does 3pm work? Or would 4pm be better?', 'Got it!'],
    ['Thank you, goodbye. Right?', 'Thank you, goodbye.'],
    ['Alright then. Take care. Unless you had something else in mind?', 'Alright then. Take care.'],
    ['You’re all set — need anything else?', 'You’re all set'],
    ['Gracias por todo, ¿algo más?', 'Gracias por todo'],
    ['Thanks.Anything else?', 'Thanks.'],
    ['Thanks...anything else?', 'Thanks...'],
    ['I will close this now. Have you got everything', 'I will close this now.'],
    ['Dana takes over. Will you be around tomorrow?!', 'Dana takes over.'],
    ['Dana takes over. (Is that fine?)', 'Dana takes over.'],
    ['Dana takes over 🙂 ok?', ''],
    ['Before I go: do you have questions?', ''],
    ['شكراً. هل من شيء آخر', 'شكراً.'],
    ['תודה רבה. יש עוד משהו?', 'תודה רבה.'],
    ['Ευχαριστώ. Υπάρχει κάτι άλλο;', 'Ευχαριστώ.'],
    ['Tack så mycket. Något annat?', 'Tack så mycket.'],
    ["Dana will let you know. Reply here if that's a problem.", 'Dana will let you know.'],
  ])('%j', (text, kept) => expect(withoutTrailingQuestion(text).text).toBe(kept));
});

describe('[S80] statements stay', () => {
  test.each([
    ['Dana will write to you tomorrow. Should you have questions, she will answer them.'],
    ['Your file is ready.'],
    ['What a day! Talk soon.'],
    ['Goodbye. What a pleasure it was!'],
    ['She asked "when can I come?"'],
    ['Bye!'],
    ['I wonder how the weather will be. Bye.'],
    ['Thank you. I look forward to meeting you.'],
    ['Great. When you are ready, Dana will call.'],
    ['Great. What matters is that you are safe.'],
    ['Great. How it works is on page 2.'],
    ['The question of whether we go remains open.'],
    ['Feel free to ask Dana about the terms.'],
    ['Got it! Does 3pm work? If not, Dana will find another slot.'],
    ['I will close this now. Have a nice day.'],
    ['Do take care. Bye.'],
    ['You asked me what I think. Dana knows more.'],
    ['May you both be happy.'],
    ['Who knows. Dana takes over.'],
    ['We spoke about why he left.'],
    ['The reply to "ready?" was yes.'],
    ['She will let me know tomorrow.'],
    ['Our FAQ answers "How do I pay?" and more.'],
  ])('%j', (text) => expect(withoutTrailingQuestion(text)).toEqual({ text, removed: [] }));
});

const piece = fc.constantFrom(
  'Thanks. ',
  'OK? ',
  'Let me know. ',
  '😀',
  '“',
  '”',
  '(',
  ')',
  '**',
  'you',
  ' ',
  '?',
  '。',
  '吗',
  '\n',
  '—',
  '...',
  '\ud83d',
  'https://x.org/?a=1 ',
  'Is it ',
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 16 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('[S80] of any text', () => {
  test('what is removed, taken out, gives what is left, and nothing is removed twice', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { text, removed } = withoutTrailingQuestion(source);
        expect(
          applyEdits(
            source,
            removed.map((span) => ({ ...span, to: '' })),
          ),
        ).toBe(text);
        expect(withoutTrailingQuestion(text).text).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });
});

const file = path.resolve('../shared/trials/wrap.jsonl');
const present = existsSync(file);
const trials = present
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; text: string; keep: string; note: string })
  : [];

(present ? describe : describe.skip)(
  `[S80] the trial set of farewells${present ? '' : ' (skipped: ../shared/trials is absent)'}`,
  () => {
    for (const { id, note, text, keep } of trials)
      test(`${id}: ${note}`, () => expect(withoutTrailingQuestion(text).text).toBe(keep));
    if (trials.length === 0) test('is not here', () => undefined);
  },
);
