import { isRoutingChecksumRight } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../banking.wording.ts';
import { findBankName } from './bank-directory.ts';

export interface RoutingNote {
  readonly tone: 'good' | 'warn';
  readonly text: string;
}

export function routingNote(input: string): RoutingNote | null {
  const routingNumber = input.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(routingNumber)) return null;
  if (!isRoutingChecksumRight(routingNumber))
    return { tone: 'warn', text: words.routingNote.wrongCheckDigit };
  const bank = findBankName(routingNumber);
  return bank === null ? null : { tone: 'good', text: fill(words.routingNote.bank, { bank }) };
}
