import type { ServiceDatabase } from '@groundwork/platform-database';
import { toldDocumentSchema } from '@groundwork/platform-messaging';
import { migrations } from './migrations.ts';
import { markSchema, ownerSchema, scoreChangeSchema } from './score.schema.ts';

export const scoringDatabase: ServiceDatabase = {
  service: 'scoring',
  entities: [ownerSchema, toldDocumentSchema, scoreChangeSchema, markSchema],
  migrations,
};
