export * from './create-cipher.ts';
export * from './data-key-rows.ts';
export * from './field-cipher.ts';
export * from './rewrap-data-keys.ts';
export * from './rotation-report.ts';
export * from './tokens.ts';
