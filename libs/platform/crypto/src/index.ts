export * from './field-cipher.ts';
export * from './tokens.ts';
