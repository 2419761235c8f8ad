import type { ServiceDatabase } from '@groundwork/platform-database';
import { applicationSchema, documentSchema, ownerSchema, programmeSchema } from './matching.schema.ts';
import { migrations } from './migrations.ts';

export const matchingDatabase: ServiceDatabase = {
  service: 'matching',
  entities: [applicationSchema, documentSchema, ownerSchema, programmeSchema],
  migrations,
};
