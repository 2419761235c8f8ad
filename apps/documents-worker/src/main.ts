import { boot } from '@groundwork/platform-service';
import { documentsWorkerConfig } from './documents-worker.config.ts';
import { documentsWorkerModule } from './documents-worker.module.ts';

await boot({ service: 'documents-worker', config: documentsWorkerConfig, module: documentsWorkerModule });
