export * from './audit-migrations.ts';
export * from './audit.ts';
