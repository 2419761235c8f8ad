import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'ledger',
  user: 10_019,
  tables: ['bank_files'],
  erases: true,
};
