import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateSubscriptions1763950000000 } from './migrations/1763950000000-create-subscriptions.ts';

export const migrations = [...messagingMigrations, CreateSubscriptions1763950000000];
