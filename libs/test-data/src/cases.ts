export * from './long-run.ts';
export * from './seeded-random.ts';
