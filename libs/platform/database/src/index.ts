export * from './data-source.ts';
export * from './database.module.ts';
export * from './migrate.ts';
export * from './unique-violation.ts';
