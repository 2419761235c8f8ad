export * from './credit-band.ts';
export * from './empty-field.ts';
