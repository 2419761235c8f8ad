export * from './document-copy.ts';
