import { defineService } from '@groundwork/platform-service';
import { billingConfig } from './billing.config.ts';
import { billingModule } from './billing.module.ts';

export const service = defineService({ service: 'billing', config: billingConfig, module: billingModule });
