import { auditMigrations } from '@groundwork/platform-audit';
import { CreateErasureWork1764500100000 } from './erasure-work.migration.ts';

/** For every service that keeps something of an owner, after those of messaging; the audit log is among them. */
export const erasureMigrations = [...auditMigrations, CreateErasureWork1764500100000];
