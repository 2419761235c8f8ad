import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateLedger1795498971724 } from './migrations/1795498971724-create-ledger.ts';

export const migrations = [...messagingMigrations, ...erasureMigrations, CreateLedger1795498971724];
