import type { ServiceDatabase } from '@groundwork/platform-database';
import { bankFileSchema, ledgerAccountSchema } from './bank-file.schema.ts';
import { migrations } from './migrations.ts';

export const ledgerDatabase: ServiceDatabase = {
  service: 'ledger',
  entities: [bankFileSchema, ledgerAccountSchema],
  migrations,
};
