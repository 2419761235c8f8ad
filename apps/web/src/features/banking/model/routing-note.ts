import { isRoutingChecksumRight } from '@groundwork/contracts';
import { bankOf } from './known-banks.ts';

export interface RoutingNote {
  readonly tone: 'good' | 'warn';
  readonly text: string;
}

const checksumWarning =
  'This does not look like a routing number: its check digit is off. Compare it with a check. You can still add the account.';

/** A word on nine digits; null while there are fewer, and where nothing is known. */
export function routingNote(typed: string): RoutingNote | null {
  const routingNumber = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(routingNumber)) return null;
  if (!isRoutingChecksumRight(routingNumber)) return { tone: 'warn', text: checksumWarning };
  const bank = bankOf(routingNumber);
  return bank === null ? null : { tone: 'good', text: `A routing number of ${bank}` };
}
