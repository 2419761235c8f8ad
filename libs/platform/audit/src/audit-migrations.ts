import { ChainAudit1764801400000 } from './audit-chain.migration.ts';
import { QueueUnsealedAudit1797500000000 } from './audit-queue.migration.ts';
import { CreateAuditTable1763700000000 } from './audit-table.migration.ts';
import { EraseFromAudit1764500000000 } from './erase-from-audit.migration.ts';

export const auditMigrations = [
  CreateAuditTable1763700000000,
  EraseFromAudit1764500000000,
  ChainAudit1764801400000,
  QueueUnsealedAudit1797500000000,
];
