import { accountOfMasked, maskedNumberTexts } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { shareConsent: words } = privacyWords;

const isNamed = (what: string): what is keyof typeof maskedNumberTexts => what in maskedNumberTexts;

export function consentText(what: string): string {
  if (what.startsWith('original:')) return words.original;
  const name = accountOfMasked(what) === null ? what : 'accountNumber';
  return fill(words.opened, { number: isNamed(name) ? maskedNumberTexts[name] : name });
}
