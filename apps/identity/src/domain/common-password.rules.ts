import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPassword } from '../identity.errors.ts';

const common = new Set(dictionary['passwords-common']);

/** The list is in lower case: a capital somewhere does not make it uncommon. */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword' = 'password'): void {
  if (common.has(password.toLowerCase())) throw commonPassword(field);
}
