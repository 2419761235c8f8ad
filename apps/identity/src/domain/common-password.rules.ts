import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPassword, ownWords } from '../identity.errors.ts';

const common = new Set(dictionary['passwords-common']);

/** The list contains lower case only. */
export function rejectCommonPassword(password: string, field: 'password' | 'newPassword' = 'password'): void {
  if (common.has(password.toLowerCase())) throw commonPassword(field);
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const productWords = ['groundwork'];
const shortestWord = 3;
const fewestOtherCharacters = 5;

/** Without these words, too little of the password is left to guess. */
export function rejectOwnWords(
  password: string,
  { email, firstName, lastName }: Person,
  field: 'password' | 'newPassword' = 'password',
): void {
  const [local = '', host = ''] = email.split('@');
  const words = [
    ...productWords,
    local,
    ...local.split(/[^a-z]+/i),
    host.split('.')[0] ?? '',
    firstName,
    lastName,
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const whole = password.toLowerCase();
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), whole);
  if (others !== whole && others.length < fewestOtherCharacters) throw ownWords(field);
}
