import type { ServiceDatabase } from '@groundwork/platform-database';
import { toldDocumentSchema } from '@groundwork/platform-messaging';
import { applicationSchema, ownerSchema, programmeSchema } from './matching.schema.ts';
import { migrations } from './migrations.ts';

export const matchingDatabase: ServiceDatabase = {
  service: 'matching',
  entities: [applicationSchema, toldDocumentSchema, ownerSchema, programmeSchema],
  migrations,
};
