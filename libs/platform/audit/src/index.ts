export * from './audit-migrations.ts';
export * from './audit.ts';
export type { SignedHead } from './audit-chain.ts';
export * from './audit-sealer.ts';
export { sealAudit } from './seal-audit.ts';
export * from './verify-audit.ts';
