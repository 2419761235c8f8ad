export * from './file-input.ts';
export * from './file-readers.ts';
export * from './processor-limits.ts';
export * from './reader-process.ts';
export * from './reader-steps.ts';
export * from './reading.ts';
export * from './reading-tries.ts';
export * from './warm-readers.ts';
