export * from './clock.ts';
export * from './deadline.ts';
