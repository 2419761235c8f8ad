export * from './domain-error.ts';
export * from './parse-input.ts';
export * from './to-problem.ts';
