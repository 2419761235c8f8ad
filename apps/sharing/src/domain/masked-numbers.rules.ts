import {
  maskAccountNumber,
  maskedAccountNumber,
  maskedNumberTexts,
  type OwnNumbers,
} from '@groundwork/contracts';

interface NamedNumber {
  readonly name: string;
  readonly label: string;
  /** The whole number, which only a package that opens it shows. */
  readonly value: string;
  readonly masked: string;
}

const ssnForm = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
const einForm = (digits: string) => `${digits.slice(0, 2)}-${digits.slice(2)}`;

function namedNumber({ kind, id, digits }: OwnNumbers['numbers'][number]): NamedNumber {
  const label = maskedNumberTexts[kind];
  if (kind === 'ssn')
    return { name: kind, label, value: ssnForm(digits), masked: `***-**-${digits.slice(-4)}` };
  if (kind === 'ein')
    return { name: kind, label, value: einForm(digits), masked: `**-***${digits.slice(-4)}` };
  return {
    name: maskedAccountNumber(id ?? ''),
    label,
    value: digits,
    masked: maskAccountNumber(digits),
  };
}

export function namedNumbersOf({ numbers, dateOfBirth }: OwnNumbers): NamedNumber[] {
  const named = numbers.map(namedNumber);
  if (dateOfBirth === null) return named;
  const birth = {
    name: 'dateOfBirth',
    label: maskedNumberTexts.dateOfBirth,
    value: dateOfBirth,
    masked: dateOfBirth.slice(0, 4),
  };
  return [...named, birth];
}

/** The numbers that the copies of the documents cover. */
export function numbersToCover({ numbers, dateOfBirth }: OwnNumbers, open: readonly string[]): OwnNumbers {
  const nameOf = ({ kind, id }: OwnNumbers['numbers'][number]) =>
    kind === 'accountNumber' ? maskedAccountNumber(id ?? '') : kind;
  return {
    numbers: numbers.filter((number) => !open.includes(nameOf(number))),
    dateOfBirth: open.includes('dateOfBirth') ? null : dateOfBirth,
  };
}
