import type { ServiceDatabase } from '@groundwork/platform-database';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { migrations } from './migrations.ts';
import { proofSchema } from './proof.schema.ts';
import { markSchema, ownerSchema, provenChangeSchema, scoreChangeSchema } from './score.schema.ts';

export const scoringDatabase: ServiceDatabase = {
  service: 'scoring',
  entities: [ownerSchema, documentCopySchema, scoreChangeSchema, markSchema, proofSchema, provenChangeSchema],
  migrations,
};
