import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.token.js';
import { Problem } from '../domain/errors.js';
import { Progress } from '../queue/progress.js';
import { Database } from '../store/database.js';
import { Documented } from './documented.js';
import { Open } from './scopes.js';

const answersWithinMs = 3_000;
const retryAfterSeconds = 5;
const health = z.object({ status: z.literal('ok') });

@Open()
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly progress: Progress,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('live')
  @Documented({ summary: 'Says that the process runs.', answers: { 200: health } })
  live() {
    return { status: 'ok' };
  }

  /** Ready means that work moves: an open socket proves nothing. */
  @Get('ready')
  @Documented({
    summary: 'Says that the database answers and that work moves.',
    answers: { 200: health },
    problems: [503],
  })
  async ready() {
    const stalled = this.progress.stalled({ sweeps: this.settings.roles.includes('worker') });
    if (stalled) throw new Problem(503, `not ready: ${stalled}`, { retryAfterSeconds });
    if (!(await this.databaseAnswers()))
      throw new Problem(503, 'not ready: the database does not answer', { retryAfterSeconds });
    return { status: 'ok' };
  }

  private async databaseAnswers(): Promise<boolean> {
    const timeout = new AbortController();
    const answer = this.database.query('select 1').then(
      () => true,
      () => false,
    );
    const late = delay(answersWithinMs, false, { signal: timeout.signal }).catch(() => false);
    const answered = await Promise.race([answer, late]);
    timeout.abort();
    return answered;
  }
}
