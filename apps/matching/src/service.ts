import { defineService } from '@groundwork/platform-service';
import { matchingConfig } from './matching.config.ts';
import { matchingModule } from './matching.module.ts';

export const service = defineService({ service: 'matching', config: matchingConfig, module: matchingModule });
