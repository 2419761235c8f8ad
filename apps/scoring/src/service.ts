import { defineService } from '@groundwork/platform-service';
import { scoringConfig } from './scoring.config.ts';
import { scoringModule } from './scoring.module.ts';

export const service = defineService({ service: 'scoring', config: scoringConfig, module: scoringModule });
