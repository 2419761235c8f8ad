import type { OwnNumbers } from '@groundwork/contracts';
import type { SeededRandom } from '@groundwork/test-data/cases';

/** A value with its label. A secret one must not be readable in a package. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly kind: 'secret' | 'amount' | 'date';
}

/** In the encoding of a PDF: an en dash, a space that does not break. */
const separators = ['', '', ' ', '-', '.', ' - ', '  ', '\x96', '\xa0'];
const shapes: Readonly<Record<string, readonly number[]>> = { ssn: [3, 2, 4], ein: [2, 7] };

function groupsOf(digits: string, kind: string, random: SeededRandom): string[] {
  const sizes = random.chance(0.5) ? shapes[kind] : undefined;
  if (random.chance(0.2)) return Array.from(digits);
  const groups: string[] = [];
  let at = 0;
  while (at < digits.length) {
    const size = sizes?.[groups.length] ?? random.whole(2, 5);
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups;
}

const spelled = (digits: string, kind: string, random: SeededRandom): string =>
  groupsOf(digits, kind, random).join(random.one(separators));

const births = [
  '03/04/1980',
  '3/4/1980',
  '03-04-1980',
  'March 4, 1980',
  '4 Mar 1980',
  'Mar. 4, 1980',
  '1980-03-04',
  '03.04.1980',
  '03 / 04 / 1980',
  '4-Mar-1980',
  '0 3 0 4 1 9 8 0',
  '03041980',
  'MARCH 4 1980',
  '4th March 1980',
];

const labels: Readonly<Record<string, readonly string[]>> = {
  ssn: ['SSN', 'Social Security number', 'Taxpayer', 'Your identification', 'TIN of the owner', 'Ref'],
  ein: ['EIN', 'Employer identification number', 'Federal ID', 'Entity', 'Tax reference'],
  accountNumber: ['Account', 'Acct no.', 'A/C #', 'Member', 'Deposited to', 'Loan number', 'Debit from'],
  birth: ['Date of birth', 'Born', 'DOB', 'Birthday of the guarantor'],
};

export function secretFacts({ numbers }: OwnNumbers, random: SeededRandom): Fact[] {
  const own = numbers.map(({ kind, digits }) => ({
    label: random.one(labels[kind] ?? []),
    text: spelled(digits, kind, random),
    kind: 'secret' as const,
  }));
  return [...own, { label: random.one(labels['birth'] ?? []), text: random.one(births), kind: 'secret' }];
}

const amountLabels = ['Balance', 'Total', 'Wages', 'Account balance', 'Payment', 'Net income', 'Fee', 'Rent'];
const dateLabels = ['Date', 'Period ends', 'Posted', 'Opened', 'Account opened', 'Signed', 'Due'];
const months = ['January', 'March', 'May', 'June', 'August', 'October', 'December'];
const two = (value: number) => String(value).padStart(2, '0');

function amountText(random: SeededRandom): string {
  const cents = random.whole(10_000, 90_000_000);
  const whole = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const dollars = Math.floor(cents / 100).toLocaleString('en-US');
  return random.one([whole, `$${whole}`, `$${dollars}`, `(${whole})`, (cents / 100).toFixed(2), `-${whole}`]);
}

function dateText(random: SeededRandom): string {
  const [year, month, day] = [random.whole(2019, 2026), random.whole(1, 12), random.whole(5, 28)];
  const name = random.one(months);
  return random.one([
    `${two(month)}/${two(day)}/${year}`,
    `${month}/${day}/${year % 100}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(month)}-${two(day)}-${year}`,
    `${name} ${day}, ${year}`,
    `${name.slice(0, 3)} ${day}, ${year}`,
    `${day} ${name.slice(0, 3)} ${year}`,
  ]);
}

export function figureFacts(random: SeededRandom): Fact[] {
  const amounts = Array.from({ length: random.whole(6, 10) }, () => {
    return { label: random.one(amountLabels), text: amountText(random), kind: 'amount' as const };
  });
  const dates = Array.from({ length: random.whole(4, 7) }, () => {
    return { label: random.one(dateLabels), text: dateText(random), kind: 'date' as const };
  });
  return [...amounts, ...dates];
}

export function shuffled<T>(of: readonly T[], random: SeededRandom): T[] {
  const left = [...of];
  return of.map(() => left.splice(random.below(left.length), 1)[0] as T);
}
