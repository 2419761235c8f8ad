import { defineService } from '@groundwork/platform-service';
import { identityConfig } from './identity.config.ts';
import { identityModule } from './identity.module.ts';

export const service = defineService({ service: 'identity', config: identityConfig, module: identityModule });
