import type { ServiceDatabase } from '@groundwork/platform-database';
import { evidenceCopySchema } from '@groundwork/platform-document-copies';
import { accountSchema } from './account.schema.ts';
import { dismissedSchema } from './evidence.schema.ts';
import { figureChoiceSchema, ownerFiguresSchema } from './figure.schema.ts';
import { migrations } from './migrations.ts';
import { profileChangeSchema } from './profile-change.schema.ts';
import { profileSchema } from './profile.schema.ts';

export const profileDatabase: ServiceDatabase = {
  service: 'profile',
  entities: [
    profileSchema,
    accountSchema,
    profileChangeSchema,
    evidenceCopySchema,
    dismissedSchema,
    figureChoiceSchema,
    ownerFiguresSchema,
  ],
  migrations,
};
