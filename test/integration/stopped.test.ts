import { expect, test } from '@jest/globals';
import { HeldModel } from '../support/held-model.js';
import { Stage } from '../support/stage.js';
import { participants } from './models/suite.js';

test('a process that is told to stop keeps the answer its model was giving, and ends', async () => {
  const model = new HeldModel();
  const stage = await Stage.open({}, model);
  const { id } = await stage.app.conversation({ participants });
  await stage.say(id, { from: 'adam', text: 'What are you reading?' });
  const held = await model.next(id);
  const stopping = stage.app.running.close();
  // Long enough for whatever does not wait for the model to have ended.
  await new Promise((resolve) => setTimeout(resolve, 500));
  held.answer({ outbound: 'A book about bread.' });
  await stopping;
  expect(await stage.rows("select state from generation where dispatch = 'reply'")).toEqual([{ state: 'done' }]);
  await stage.close();
});
