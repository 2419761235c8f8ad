import type { ServiceDatabase } from '@groundwork/platform-database';
import { migrations } from './migrations.ts';
import { profileSchema } from './profile.schema.ts';

export const profileDatabase: ServiceDatabase = {
  service: 'profile',
  entities: [profileSchema],
  migrations,
};
