import { rotateKeys } from '@groundwork/platform-crypto';
import { sharingDatabase } from './persistence/database.ts';

await rotateKeys(sharingDatabase, 'data_keys');
