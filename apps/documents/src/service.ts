import { defineService } from '@groundwork/platform-service';
import { documentsConfig } from './documents.config.ts';
import { documentsModule } from './documents.module.ts';

export const service = defineService({
  service: 'documents',
  config: documentsConfig,
  module: documentsModule,
});
