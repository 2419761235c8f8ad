import type { ServiceDatabase } from '@groundwork/platform-database';
import { migrations } from './migrations.ts';
import { documentSchema, markSchema, ownerSchema, scoreChangeSchema } from './score.schema.ts';

export const scoringDatabase: ServiceDatabase = {
  service: 'scoring',
  entities: [ownerSchema, documentSchema, scoreChangeSchema, markSchema],
  migrations,
};
