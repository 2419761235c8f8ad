export * from './boot.ts';
export * from './health.module.ts';
