import type { ServiceDatabase } from '@groundwork/platform-database';
import { migrations } from './migrations.ts';
import { subscriptionSchema } from './subscription.schema.ts';

export const billingDatabase: ServiceDatabase = {
  service: 'billing',
  entities: [subscriptionSchema],
  migrations,
};
