import { boot } from '@groundwork/platform-service';
import { documentsConfig } from './documents.config.ts';
import { documentsModule } from './documents.module.ts';

await boot({ service: 'documents', config: documentsConfig, module: documentsModule });
