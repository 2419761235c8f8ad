export * from './domain-error.ts';
export * from './to-problem.ts';
