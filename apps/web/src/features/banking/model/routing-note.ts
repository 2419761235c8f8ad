import { isRoutingChecksumRight } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../banking.wording.ts';
import { findBankName } from './bank-directory.ts';

export interface RoutingNote {
  readonly tone: 'good' | 'warn';
  readonly text: string;
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/\bbank\b|[^a-z0-9]/g, '');

/** "Chase" names JPMorgan Chase, and "Citi" names Citibank. */
function namesSameBank(entered: string, bank: string): boolean {
  const [one, other] = [lettersOf(entered), lettersOf(bank)];
  return one === '' || one.includes(other) || other.includes(one);
}

export function routingNote(input: string, bankName = ''): RoutingNote | null {
  const routingNumber = input.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(routingNumber)) return null;
  if (!isRoutingChecksumRight(routingNumber))
    return { tone: 'warn', text: words.routingNote.wrongCheckDigit };
  const bank = findBankName(routingNumber);
  if (bank === null) return null;
  if (!namesSameBank(bankName, bank)) {
    const entered = bankName.trim();
    return { tone: 'warn', text: fill(words.routingNote.otherBank, { bank, entered }) };
  }
  return { tone: 'good', text: fill(words.routingNote.bank, { bank }) };
}
