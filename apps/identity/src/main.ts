import { boot } from '@groundwork/platform-service';
import { identityConfig } from './identity.config.ts';
import { identityModule } from './identity.module.ts';

await boot({ service: 'identity', config: identityConfig, module: identityModule });
