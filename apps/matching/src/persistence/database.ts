import type { ServiceDatabase } from '@groundwork/platform-database';
import { documentCopySchema, evidenceCopySchema } from '@groundwork/platform-document-copies';
import { applicationSchema, ownerSchema, programSchema } from './matching.schema.ts';
import { migrations } from './migrations.ts';

export const matchingDatabase: ServiceDatabase = {
  service: 'matching',
  entities: [applicationSchema, documentCopySchema, evidenceCopySchema, ownerSchema, programSchema],
  migrations,
};
