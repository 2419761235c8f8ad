import { boot } from '@groundwork/platform-service';
import { profileConfig } from './profile.config.ts';
import { profileModule } from './profile.module.ts';

await boot({ service: 'profile', config: profileConfig, module: profileModule });
