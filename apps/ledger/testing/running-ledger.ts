import { type RunningService, runService } from '@groundwork/testing';
import { ledgerConfig } from '../src/ledger.config.ts';
import { ledgerModule } from '../src/ledger.module.ts';
import { ledgerDatabase } from '../src/persistence/database.ts';

/** The service on real servers, with a database of its own. */
export const runLedger = (): Promise<RunningService> =>
  runService({
    service: 'ledger',
    config: ledgerConfig,
    module: ledgerModule,
    database: ledgerDatabase,
  });
