import { rotateKeys } from '@groundwork/platform-crypto';
import { documentsDatabase } from './persistence/database.ts';

await rotateKeys(documentsDatabase, 'data_keys');
