export * from './folder.storage.ts';
export * from './object-storage.ts';
export * from './s3.storage.ts';
export * from './storage.module.ts';
