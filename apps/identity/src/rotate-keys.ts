import { rotateKeys } from '@groundwork/platform-crypto';
import { identityDatabase } from './persistence/database.ts';

await rotateKeys(identityDatabase, 'data_keys');
