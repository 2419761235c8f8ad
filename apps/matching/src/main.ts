import { boot } from '@groundwork/platform-service';
import { matchingConfig } from './matching.config.ts';
import { matchingModule } from './matching.module.ts';

await boot({ service: 'matching', config: matchingConfig, module: matchingModule });
