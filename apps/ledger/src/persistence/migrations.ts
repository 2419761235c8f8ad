import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateBankFiles1795498971724 } from './migrations/1795498971724-create-bank-files.ts';

export const migrations = [...messagingMigrations, ...erasureMigrations, CreateBankFiles1795498971724];
