export * from './last-success.ts';
export * from './log.ts';
export * from './metrics.ts';
export * from './nest-logger.ts';
export * from './readiness.ts';
export * from './redact.ts';
export * from './trace.ts';
export * from './tracing.ts';
export { countFreeBytes } from './disk.ts';
