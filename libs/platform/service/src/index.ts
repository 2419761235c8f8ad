export * from './boot.ts';
export * from './due-rows.ts';
export * from './health.module.ts';
export * from './lease.ts';
export * from './manifest.ts';
export * from './rounds.ts';
export { runProcess } from './run-process.ts';
