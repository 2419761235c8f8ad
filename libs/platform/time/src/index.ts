export * from './clock.ts';
export * from './deadline.ts';
export * from './in-turns.ts';
