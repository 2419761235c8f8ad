import type { LoggerService } from '@nestjs/common';
import { log } from './log.ts';

export class NestLogger implements LoggerService {
  log(message: unknown, ...context: unknown[]): void {
    log().debug({ context: context.at(-1) }, String(message));
  }

  debug(message: unknown, ...context: unknown[]): void {
    log().debug({ context: context.at(-1) }, String(message));
  }

  verbose(message: unknown, ...context: unknown[]): void {
    log().debug({ context: context.at(-1) }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    log().warn({ context: context.at(-1) }, String(message));
  }

  error(message: unknown, ...context: unknown[]): void {
    log().error({ context: context.at(-1) }, String(message));
  }

  fatal(message: unknown, ...context: unknown[]): void {
    log().fatal({ context: context.at(-1) }, String(message));
  }
}
