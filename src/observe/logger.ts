import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { Settings } from '../config/settings.js';

const levels: LogLevel[] = ['error', 'warn', 'log', 'debug'];
const least: Record<Settings['logLevel'], LogLevel> = { error: 'error', warn: 'warn', info: 'log', debug: 'debug' };

/** What the framework tells of its own wiring: of use to who changes the wiring, and only then. */
const wiring = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** One line an event; colours only where a person reads. Contact values and texts are never logged. */
class Log extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && wiring.has(context)) this.debug(message, ...(rest as [string]));
    else super.log(message, ...(rest as [string]));
  }
}

export const logger = (level: Settings['logLevel']): ConsoleLogger =>
  new Log({
    logLevels: levels.slice(0, levels.indexOf(least[level]) + 1),
    colors: process.stdout.isTTY ? process.stdout.hasColors() : false,
    prefix: 'overrule',
  });
