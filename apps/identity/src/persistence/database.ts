import type { ServiceDatabase } from '@groundwork/platform-database';
import { migrations } from './migrations.ts';
import { sessionSchema } from './session.schema.ts';
import { userSchema } from './user.schema.ts';

export const identityDatabase: ServiceDatabase = {
  service: 'identity',
  entities: [userSchema, sessionSchema],
  migrations,
  lanes: { calls: 3, sessions: 2, events: 1, upkeep: 2 },
};
