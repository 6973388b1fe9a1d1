import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { Settings } from '../config/settings.js';

const levels: LogLevel[] = ['error', 'warn', 'log', 'debug'];
const least: Record<Settings['logLevel'], LogLevel> = { error: 'error', warn: 'warn', info: 'log', debug: 'debug' };

/** One line an event; colours only where a person reads. Contact values and texts are never logged. */
export const logger = (level: Settings['logLevel']): ConsoleLogger =>
  new ConsoleLogger({ logLevels: levels.slice(0, levels.indexOf(least[level]) + 1), colors: process.stdout.isTTY, prefix: 'overrule' });
