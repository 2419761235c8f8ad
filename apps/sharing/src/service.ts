import { defineService } from '@groundwork/platform-service';
import { sharingConfig } from './sharing.config.ts';
import { sharingModule } from './sharing.module.ts';

export const service = defineService({ service: 'sharing', config: sharingConfig, module: sharingModule });
