import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { unnamedModes } from '../../overrides/index.js';
import { check } from '../decide/check.js';
import { factsFromHistory } from '../decide/facts-from-history.js';
import { effectivePolicy } from '../domain/tighten.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { makingOfDraft } from '../judge/making.js';
import { Policies } from '../store/policies.js';
import { now } from '../store/reads/clock.js';
import { chosenPolicy } from './chosen-policy.js';
import { Documented } from './documented.js';
import { Who } from './params.js';
import { Needs } from './scopes.js';
import { type AskedCheck, askedCheck, checked } from './shapes/check.js';
import { checkedRecord } from './view.js';

/** The guardrail as a call. */
@Controller('v1/check')
export class CheckController {
  constructor(
    private readonly policies: Policies,
    private readonly database: Database,
  ) {}

  @Post()
  @HttpCode(200)
  @Needs('converse')
  @Documented({ summary: 'Says what would become of a draft, and changes nothing.', answers: { 200: checked } })
  async check(
    @Who() caller: Caller,
    @Body({ schema: askedCheck }) { policy, settings = {}, draft, ...told }: AskedCheck,
  ) {
    const { body } = await chosenPolicy(this.policies, caller.tenantId, { policy, settings });
    const making = makingOfDraft(draft, { iteration: 0, nudges: [] });
    const facts = factsFromHistory({ ...told, making, policy: effectivePolicy(body, settings, unnamedModes) });
    const { overrides, ...answer } = check(facts, draft);
    const at = await now(this.database);
    return { ...answer, overrides: overrides.map((record) => checkedRecord(record, at)) };
  }
}
