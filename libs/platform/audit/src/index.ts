export * from './audit-table.migration.ts';
export * from './audit.ts';
