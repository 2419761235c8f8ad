import type { ServiceDatabase } from '@groundwork/platform-database';
import { documentSchema } from './document.schema.ts';
import { migrations } from './migrations.ts';
import { ownerSchema } from './owner.schema.ts';

export const documentsDatabase: ServiceDatabase = {
  service: 'documents',
  entities: [documentSchema, ownerSchema],
  migrations,
};
