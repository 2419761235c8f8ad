import { rotateKeys } from '@groundwork/platform-crypto';
import { profileDatabase } from './persistence/database.ts';

await rotateKeys(profileDatabase, 'profiles');
