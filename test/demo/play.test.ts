import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { overrides } from '../../overrides/index.js';
import { Api } from '../../src/demo/api.js';
import { fly, problemsOfFlight } from '../../src/demo/autopilot.js';
import { play, problemsOf } from '../../src/demo/play.js';
import { autopilotScript } from '../../src/demo/scenes/autopilot.js';
import { clean } from '../../src/demo/scenes/clean.js';
import { contact } from '../../src/demo/scenes/contact.js';
import { loop } from '../../src/demo/scenes/loop.js';
import { script } from '../../src/demo/scenes/model.js';
import { pair } from '../../src/demo/scenes/pair.js';
import { packScript, packs } from '../../src/demo/packs.js';
import { scenes } from '../../src/demo/scenes.js';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { ScriptedModel } from '../../src/models/scripted.js';
import { TestApp } from '../support/app.js';

let app: TestApp;
let api: Api;
beforeAll(async () => {
  app = await TestApp.start({}, new ScriptedModel([...script, ...autopilotScript, ...packScript]));
  api = new Api(app.url, app.admin);
});
afterAll(() => app.stop());

test('there is a scene for each of five rules, in the order in which the rules run', () => {
  const shown = scenes.flatMap(({ fires }) => fires ?? []);
  expect(shown).toHaveLength(5);
  expect(overrides.map(({ rule }) => rule.id).filter((id) => shown.includes(id))).toEqual(shown);
});

test.each(scenes.map((scene) => [scene.title, scene] as const))('“%s” goes as it has to', async (_title, scene) => {
  expect(problemsOf(await play(api, scene))).toEqual([]);
});

const ofPacks = Object.entries(packs).flatMap(([policy, pack]) =>
  pack.scenes.filter((scene) => !scenes.includes(scene)).map((scene) => [policy, scene.title, scene] as const),
);

test.each(ofPacks)('under %s “%s” goes as it has to', async (policy, _title, scene) => {
  expect(scene.policy).toBe(policy);
  expect(scene.fires).not.toBeNull();
  expect(problemsOf(await play(api, scene))).toEqual([]);
});

test('every policy has its conversations', () => {
  expect(Object.keys(packs).sort()).toEqual(Object.keys(builtInPolicies).sort());
});

test('[S81] two agents on their own say ten lines each, and then nothing', async () => {
  const flown = await fly(api);
  expect(problemsOfFlight(flown)).toEqual([]);
  const more = { ...flown, lines: [...flown.lines, flown.lines[1] as (typeof flown.lines)[number]], fired: [] };
  expect(problemsOfFlight(more)).toHaveLength(2);
});

describe('the demo fails when', () => {
  test.each([
    ['a rule does not fire', { ...contact, attempt: clean.attempt }, ['contact-scrub did not fire']],
    ['a rule fires where none should', { ...contact, fires: null }, ['contact-scrub fired and should not have']],
    [
      'nothing leaves',
      { ...pair, outcome: 'delivered' as const },
      ['the turn ended "silenced" instead of "delivered"', 'nothing left'],
    ],
    [
      'something leaves that should not',
      { ...loop, before: [], fires: null },
      ['the turn ended "delivered" instead of "capped"', 'something left'],
    ],
    [
      'the remedy does not help',
      { ...pair, remedy: { told: 'Adam leaves', act: { leaves: 'adam' } } },
      ['after the remedy the turn ended "silenced"'],
    ],
  ])('%s', async (_when, scene, problems) => {
    expect(problemsOf(await play(api, scene))).toEqual(problems.map((problem) => `“${scene.title}”: ${problem}`));
  });

  test('the service refuses a call, in its own words', async () => {
    await expect(play(api, { ...clean, policy: 'none-such' })).rejects.toThrow(
      /POST \/v1\/conversations was answered with 4\d\d.*none-such/,
    );
  });
});
