import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { overrides } from '../../overrides/index.js';
import { turnOutcome } from '../domain/turn.js';

/** Requests take from a millisecond to the longest wait there is, generations from a moment to a slow model's minute. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const generationBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120];

/** What Prometheus reads. Labels are names of the program's own, never an id, a contact or anything a person wrote. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Counter({
    name: 'overrule_http_requests_total',
    help: 'Requests answered by this process.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: this.registers,
  });
  readonly requestSeconds = new Histogram({
    name: 'overrule_http_request_seconds',
    help: 'From the head of a request to the end of its answer; a wait or a stream counts whole.',
    labelNames: ['method', 'route'] as const,
    buckets: requestBuckets,
    registers: this.registers,
  });
  readonly turns = new Counter({
    name: 'overrule_turns_total',
    help: 'Turns that ended, in the whole installation since this process started.',
    labelNames: ['kind', 'outcome'] as const,
    registers: this.registers,
  });
  readonly evaluated = new Counter({
    name: 'overrule_override_evaluations_total',
    help: 'How often each rule was asked, in the whole installation since this process started.',
    labelNames: ['override', 'mode'] as const,
    registers: this.registers,
  });
  readonly fired = new Counter({
    name: 'overrule_override_fired_total',
    help: 'How often each rule did not let a draft pass, in the whole installation since this process started.',
    labelNames: ['override', 'mode'] as const,
    registers: this.registers,
  });
  readonly verdicts = new Counter({
    name: 'overrule_gate_verdicts_total',
    help: 'What each gate said, in the whole installation since this process started.',
    labelNames: ['gate', 'verdict'] as const,
    registers: this.registers,
  });
  readonly generationSeconds = new Histogram({
    name: 'overrule_generation_seconds',
    help: 'From asking a model to its stored answer, counted when the turn ends; the whole installation.',
    labelNames: ['dispatch', 'state'] as const,
    buckets: generationBuckets,
    registers: this.registers,
  });
  readonly backlog = new Gauge({
    name: 'overrule_backlog',
    help: 'What is open or due in the database, in the whole installation.',
    labelNames: ['what'] as const,
    registers: this.registers,
  });
  readonly queueJobs = new Gauge({
    name: 'overrule_queue_jobs',
    help: 'Jobs in the queue; absent while it does not answer.',
    labelNames: ['queue', 'state'] as const,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // A rate needs to see zero first.
    for (const outcome of turnOutcome.options)
      for (const kind of ['model', 'draft']) this.turns.inc({ kind, outcome }, 0);
    for (const { rule } of overrides)
      for (const mode of ['enforce', 'shadow']) {
        this.evaluated.inc({ override: rule.id, mode }, 0);
        this.fired.inc({ override: rule.id, mode }, 0);
      }
  }
}
