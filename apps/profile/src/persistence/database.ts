import type { ServiceDatabase } from '@groundwork/platform-database';
import { accountSchema } from './account.schema.ts';
import { dismissedSchema, evidenceSchema, provenanceSchema } from './evidence.schema.ts';
import { migrations } from './migrations.ts';
import { profileChangeSchema } from './profile-change.schema.ts';
import { profileSchema } from './profile.schema.ts';

export const profileDatabase: ServiceDatabase = {
  service: 'profile',
  entities: [
    profileSchema,
    accountSchema,
    profileChangeSchema,
    evidenceSchema,
    provenanceSchema,
    dismissedSchema,
  ],
  migrations,
};
