import { defineService } from '@groundwork/platform-service';
import { documentsWorkerConfig } from './documents-worker.config.ts';
import { documentsWorkerModule } from './documents-worker.module.ts';

export const service = defineService({
  service: 'documents-worker',
  config: documentsWorkerConfig,
  module: documentsWorkerModule,
});
