import { boot } from '@groundwork/platform-service';
import { ledgerConfig } from './ledger.config.ts';
import { ledgerModule } from './ledger.module.ts';

await boot({ service: 'ledger', config: ledgerConfig, module: ledgerModule });
