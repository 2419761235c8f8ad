import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPassword } from '../identity.errors.ts';

const common = new Set(dictionary['passwords-common']);

/** The list contains lower case only. */
export function rejectCommonPassword(password: string, field: 'password' | 'newPassword' = 'password'): void {
  if (common.has(password.toLowerCase())) throw commonPassword(field);
}
