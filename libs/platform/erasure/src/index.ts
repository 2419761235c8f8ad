export * from './erase-rows.ts';
export * from './erased-owners.filter.ts';
export * from './erased-owners.ts';
export * from './erasure-migrations.ts';
export * from './erasure-providers.ts';
export { emptyReport, joinReports, type OwnerErasure } from './owner-erasure.ts';
export * from './reading-cost.ts';
