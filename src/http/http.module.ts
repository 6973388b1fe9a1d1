import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Metrics } from '../observe/metrics.js';
import { Access } from './access.js';
import { AdminController } from './admin.controller.js';
import { AuthGuard } from './auth.guard.js';
import { CheckController } from './check.controller.js';
import { Closing } from './closing.js';
import { ConversationsController } from './conversations.controller.js';
import { DocsController } from './docs.controller.js';
import { DocumentsController } from './documents.controller.js';
import { EventStream } from './event-stream.js';
import { EventsController } from './events.controller.js';
import { GateStatsController } from './gate-stats.controller.js';
import { HandoffsController } from './handoffs.controller.js';
import { HealthController } from './health.controller.js';
import { KeysController } from './keys.controller.js';
import { MessagesController } from './messages.controller.js';
import { MetricsController } from './metrics.controller.js';
import { ApiDescription, OpenApiController } from './openapi.controller.js';
import { Performer } from './perform.js';
import { PoliciesController } from './policies.controller.js';
import { RateLimit } from './rate-limit.js';
import { RosterController } from './roster.controller.js';
import { TakeoverController } from './takeover.controller.js';
import { TurnsController } from './turns.controller.js';
import { TurnWaiter } from './wait.js';

/** What is said over HTTP. Stores, doorbell and settings come from the modules around it. */
@Module({
  controllers: [
    ConversationsController,
    RosterController,
    MessagesController,
    TurnsController,
    EventsController,
    TakeoverController,
    HandoffsController,
    CheckController,
    AdminController,
    GateStatsController,
    PoliciesController,
    KeysController,
    MetricsController,
    DocumentsController,
    HealthController,
    OpenApiController,
    DocsController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AuthGuard },
    Access,
    ApiDescription,
    Closing,
    EventStream,
    { provide: Metrics, useFactory: () => new Metrics() },
    Performer,
    RateLimit,
    TurnWaiter,
  ],
})
export class HttpModule {}
