import { defineService } from '@groundwork/platform-service';
import { profileConfig } from './profile.config.ts';
import { profileModule } from './profile.module.ts';

export const service = defineService({ service: 'profile', config: profileConfig, module: profileModule });
