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
    [
      "I've noted everything, and Maria will take it from here. Does that sound alright?",
      "I've noted everything, and Maria will take it from here.",
    ],
    ['All the documents are in. Any other concerns before I go?', 'All the documents are in.'],
    [
      "Thank you for your time today. Please don't hesitate to reach out should you need anything.",
      'Thank you for your time today.',
    ],
    [
      'A colleague will call you within the hour. In the meantime, is there a number you prefer?',
      'A colleague will call you within the hour.',
    ],
    ["We're done! Would you rate this chat from 1 to 5?", "We're done!"],
    ['Take care. Can I help with anything else today', 'Take care.'],
    ['Handing over to the team. Thoughts?', 'Handing over to the team.'],
    ['Es war schön mit Ihnen. Kann ich noch etwas für Sie tun?', 'Es war schön mit Ihnen.'],
    ['Ich übergebe an Frau Klein. Melden Sie sich gern, wenn etwas fehlt.', 'Ich übergebe an Frau Klein.'],
    ['Je vous passe mon collègue. Est-ce que cela vous convient ?', 'Je vous passe mon collègue.'],
    ["C'est noté. Souhaitez-vous ajouter quelque chose", "C'est noté."],
    ['Te paso con Marta. ¿Te parece bien? ¿O prefieres esperar?', 'Te paso con Marta.'],
    ['Vou transferir você agora. Tudo bem?', 'Vou transferir você agora.'],
    ['La passo a un collega. Ha altre domande?', 'La passo a un collega.'],
    ['Ik verbind u door. Is dat goed?', 'Ik verbind u door.'],
    ['Przekazuję sprawę dalej. Czy to w porządku', 'Przekazuję sprawę dalej.'],
    ['Передаю вас коллеге. У вас остались вопросы?', 'Передаю вас коллеге.'],
    ['Sizi arkadaşıma aktarıyorum. Uygun mudur?', 'Sizi arkadaşıma aktarıyorum.'],
    ['担当者におつなぎします。よろしいでしょうか。', '担当者におつなぎします。'],
    ['我帮您转接。请问还有其他问题吗？😊', '我帮您转接。'],
    ['담당자에게 연결해 드릴게요. 괜찮으세요?', '담당자에게 연결해 드릴게요.'],
    ['سأحولك إلى زميلي. هل هذا مناسب؟', 'سأحولك إلى زميلي.'],
    ['मैं आपको जोड़ रहा हूँ। ठीक है?', 'मैं आपको जोड़ रहा हूँ।'],
    ['I enjoyed our talk *so* much. _Shall we meet again?_', 'I enjoyed our talk *so* much.'],
    ['Noted (thanks!). Anything to add (or change)?', 'Noted (thanks!).'],
    ["I'd like to thank you. I would like to know your availability.", "I'd like to thank you."],
    ["That's everything from me. Unless you have questions?", "That's everything from me."],
    ['Steps:\n1. Sign\n2. Send\n\nDo you want me to explain?', 'Steps:\n1. Sign\n2. Send'],
    ['Sam takes over now. Tell me if anything changes.', 'Sam takes over now.'],
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
    ["I'm connecting you with Dr. Patel. She knows your case."],
    ['Your request is complete. If you need more, our help centre is open 24/7.'],
    ['Listo. ¿Necesitas algo más? ¡Gracias!'],
    ['She wrote: "Can we meet?" and left it there.'],
    ['The last line of the form reads "Do you agree?".'],
    ['How wonderful that you came. Until next time!'],
    ['We covered who pays and when. That is all.'],
    ['Sam takes over now. Tell Sam if anything changes.'],
    ["I can't help further. Sorry about that."],
    ['Is this goodbye? I suppose it is.'],
    ['Wishing you well. Will do!'],
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
