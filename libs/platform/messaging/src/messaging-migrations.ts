import { HardenMessagingTables1763800000000 } from './harden-messaging-tables.migration.ts';
import { CreateMessagingTables1763600000000 } from './messaging-tables.migration.ts';
import { CreateOpenTries1797100000000 } from './open-tries.migration.ts';
import { AddActorToOutbox1764900000000 } from './outbox-actor.migration.ts';

export const messagingMigrations = [
  CreateMessagingTables1763600000000,
  HardenMessagingTables1763800000000,
  AddActorToOutbox1764900000000,
  CreateOpenTries1797100000000,
];
