import type { ServiceDatabase } from '@groundwork/platform-database';
import { ownerSchema, programmeSchema } from './matching.schema.ts';
import { migrations } from './migrations.ts';

export const matchingDatabase: ServiceDatabase = {
  service: 'matching',
  entities: [ownerSchema, programmeSchema],
  migrations,
};
