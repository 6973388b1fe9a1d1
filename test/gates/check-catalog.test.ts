import gate from '../../gates/check-catalog.js';
import { testGate } from '../support/gate-table.js';
import { catalog, madeOf, runOf } from '../support/making.js';

const turn = madeOf({ catalog });
const denied = "I don't have a calculator.";

testGate(gate, {
  proves: ['S12'],
  rejects: [
    {
      when: 'it denies having a calculator',
      draft: denied,
      turn,
      span: "I don't have a calculator",
      directs: 'tool_catalog',
    },
    ...[
      'I have no tool for that.',
      'Sorry, I do not have access to the documents.',
      'As an AI, I cannot calculate that exactly.',
      "I'm unable to perform calculations.",
      "I can't look that up for you.",
      'I cannot look it up.',
      'I am not able to access any documents.',
      "I can't browse the internet.",
      "I don't have the ability to search.",
      'I have no way to check the time.',
      "I can't tell you what time it is.",
      "I don't have access to real-time data.",
      'Ich habe leider keinen Taschenrechner.',
      'Ich kann das leider nicht berechnen.',
      'Ich habe keinen Zugriff auf die Dokumente.',
      'Das kann ich nicht nachschlagen.',
      "Je n'ai pas d'outil pour cela.",
      'Je ne peux pas calculer cela.',
      'No tengo ninguna herramienta para eso.',
      'No puedo calcularlo, no puedo buscarlo.',
      'Não tenho ferramentas para isso.',
      'Não consigo calcular isso.',
      'Non ho strumenti per farlo.',
      'Non posso cercare nei documenti.',
      'Ik heb geen rekenmachine.',
      'Ik kan dat niet uitrekenen.',
      'Nie mam narzędzia do tego.',
      'Nie mogę tego obliczyć.',
    ].map((draft) => ({ draft, turn, when: `it says: ${draft}` })),
    {
      when: 'it was to look at the list and the call failed',
      draft: denied,
      turn: madeOf({ catalog, runs: [runOf('tool_catalog', { outcome: 'failed' })] }),
    },
    {
      when: 'it called something else',
      draft: denied,
      turn: madeOf({ catalog, runs: [runOf('search_docs')] }),
    },
  ],
  passes: [
    { when: 'it has looked at the list', draft: denied, turn: madeOf({ catalog, runs: [runOf('tool_catalog')] }) },
    ...[
      'I cannot give you her number.',
      "I can't look into her heart.",
      "I don't have time for that today.",
      'I have no idea what she thinks.',
      "I can't wait to see you.",
      'Do you mean that I cannot calculate?',
      'If I cannot look it up, I will say so.',
      'She said: “I can’t calculate that.”',
      'He cannot open the documents.',
      'I do not know whether she likes dogs.',
      "I don't have access to her private messages.",
      'Ich kann dir ihre Nummer nicht geben.',
      'Ich habe keine Zeit.',
      'Je ne peux pas venir dimanche.',
      'No puedo decírtelo.',
      'Não posso ir.',
      'Non posso venire.',
      'Ik kan niet komen.',
      'Nie mogę przyjść.',
      'The sum is 12.',
    ].map((draft) => ({ draft, turn, when: `it says: ${draft}` })),
  ],
  ignores: [
    { when: 'there are no tools', draft: denied },
    {
      when: 'all tools only steer the turn',
      draft: denied,
      turn: madeOf({ catalog: catalog.filter(({ evidence }) => evidence === 'none') }),
    },
    {
      when: 'there is no list to look at',
      draft: denied,
      turn: madeOf({ catalog: catalog.filter(({ name }) => name !== 'tool_catalog') }),
    },
  ],
});
