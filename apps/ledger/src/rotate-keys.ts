import { rotateKeys } from '@groundwork/platform-crypto';
import { ledgerDatabase } from './persistence/database.ts';

await rotateKeys(ledgerDatabase, 'data_keys');
