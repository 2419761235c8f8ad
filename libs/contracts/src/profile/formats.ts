import { z } from 'zod';
import { input } from '../input.wording.ts';
import { isNaicsCode } from '../naics.ts';
import type { Field, TextFormat } from './field.ts';
import { isSsn } from './ssn.ts';

const ein = /^(\d{2})[- ]?\d{7}$/;
const unassignedEinPrefixes = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);
const stateCodes = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY ' +
    'NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);
const zip = /^\d{5}(-\d{4})?$/;
const stateAndZip = /(?<=[,\s])([A-Z]{2}),?\s+(\d[\d-]*)$/;

function isEin(text: string): boolean {
  const prefix = ein.exec(text)?.[1];
  return prefix !== undefined && !unassignedEinPrefixes.has(prefix);
}

const isEmail = (text: string) => z.email().safeParse(text).success;

function isAddress(text: string): boolean {
  const match = stateAndZip.exec(text);
  if (match === null || !text.slice(0, match.index).includes(',')) return true;
  const [, state = '', number = ''] = match;
  return !stateCodes.has(state) || zip.test(number);
}

const checks: Readonly<Record<Exclude<TextFormat, 'phone'>, (text: string) => boolean>> = {
  ssn: isSsn,
  ein: isEin,
  email: isEmail,
  address: isAddress,
  naics: isNaicsCode,
};

export type PhoneCheck = (text: string) => boolean;

/** The caller brings the check of phones, because the browser loads its library only for a phone field. */
export function formatProblem({ format }: Field, value: unknown, isUsPhone: PhoneCheck): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (format === undefined || text === '') return null;
  const isRight = format === 'phone' ? isUsPhone(text) : checks[format](text);
  return isRight ? null : input.formats[format];
}
