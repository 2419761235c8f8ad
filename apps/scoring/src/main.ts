import { boot } from '@groundwork/platform-service';
import { scoringConfig } from './scoring.config.ts';
import { scoringModule } from './scoring.module.ts';

await boot({ service: 'scoring', config: scoringConfig, module: scoringModule });
