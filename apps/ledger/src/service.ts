import { setFlagsFromString } from 'node:v8';
import { defineService } from '@groundwork/platform-service';
import { ledgerConfig } from './ledger.config.ts';
import { ledgerModule } from './ledger.module.ts';

// Otherwise the garbage of a large file grows the process to twice its size.
setFlagsFromString('--heap-growing-percent=25');

export const service = defineService({ service: 'ledger', config: ledgerConfig, module: ledgerModule });
