import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Access } from './access.js';
import { AuthGuard } from './auth.guard.js';
import { Closing } from './closing.js';
import { ConversationsController } from './conversations.controller.js';
import { HealthController } from './health.controller.js';
import { MessagesController } from './messages.controller.js';
import { Performer } from './perform.js';
import { RosterController } from './roster.controller.js';
import { TurnsController } from './turns.controller.js';
import { TurnWaiter } from './wait.js';

/** What is said over HTTP. Stores, doorbell and settings come from the modules around it. */
@Module({
  controllers: [ConversationsController, RosterController, MessagesController, TurnsController, HealthController],
  providers: [{ provide: APP_GUARD, useClass: AuthGuard }, Access, Closing, Performer, TurnWaiter],
})
export class HttpModule {}
