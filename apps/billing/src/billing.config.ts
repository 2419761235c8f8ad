import type { ConfigOf } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';

export const billingConfig = { ...natsConfig };
export type BillingConfig = ConfigOf<typeof billingConfig>;
