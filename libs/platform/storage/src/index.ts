export * from './document-files.ts';
export * from './folder.storage.ts';
export * from './object-storage.ts';
export * from './s3.storage.ts';
export * from './sealed-files.ts';
export { DamagedObject } from './sealed-format.ts';
export { KeyReceiver, sealKey } from './sealed-key.ts';
export * from './storage.module.ts';
