import { auditMigrations } from '@groundwork/platform-audit';
import { RememberErasedOwners1764500000000 } from './erased-owners.migration.ts';
import { CreateErasureWork1764500100000 } from './erasure-work.migration.ts';

export const erasureMigrations = [
  RememberErasedOwners1764500000000,
  ...auditMigrations,
  CreateErasureWork1764500100000,
];
