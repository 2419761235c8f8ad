import { boot } from '@groundwork/platform-service';
import { billingConfig } from './billing.config.ts';
import { billingModule } from './billing.module.ts';

await boot({ service: 'billing', config: billingConfig, module: billingModule });
