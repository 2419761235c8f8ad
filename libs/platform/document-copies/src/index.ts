export * from './document-copy.ts';
export * from './evidence-copy.ts';
