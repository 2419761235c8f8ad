import type { ServiceDatabase } from '@groundwork/platform-database';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { migrations } from './migrations.ts';
import { proofSchema, provenChangeSchema } from './proof.schema.ts';
import { markSchema, ownerSchema, scoreChangeSchema } from './score.schema.ts';

export const scoringDatabase: ServiceDatabase = {
  service: 'scoring',
  entities: [ownerSchema, documentCopySchema, scoreChangeSchema, markSchema, proofSchema, provenChangeSchema],
  migrations,
};
