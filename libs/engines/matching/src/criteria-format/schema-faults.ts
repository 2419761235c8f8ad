import { fill } from '@groundwork/wording';
import type { z } from 'zod';
import { faults, typeNames } from './criteria-format.wording.ts';

type Issue = z.core.$ZodIssue;

export type Path = readonly PropertyKey[];

export const pathText = (path: Path): string =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');

const formats: Readonly<Record<string, string>> = {
  date: faults.day,
  datetime: faults.moment,
  url: faults.address,
};

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'array') return fill(faults.fewEntries, { least: Number(minimum) });
  return fill(faults.least, { least: Number(minimum) });
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum);
  if (origin === 'array') return fill(faults.manyEntries, { most });
  return fill(origin === 'string' ? faults.longText : faults.most, { most });
}

const isAddress = ({ path }: Issue): boolean => ['website', 'contactUrl'].includes(String(path.at(-1)));

const wrongForm = (issue: Extract<Issue, { code: 'invalid_format' }>): string =>
  formats[issue.format] ?? (isAddress(issue) ? faults.address : faults.form);

const wrongType = ({ expected }: Extract<Issue, { code: 'invalid_type' }>): string =>
  fill(faults.type, { type: typeNames[expected] ?? expected });

const ofMissingKeys = ['invalid_type', 'invalid_value', 'invalid_union'];

export function messageOf(issue: Issue): string {
  if (issue.input === undefined && ofMissingKeys.includes(issue.code)) return faults.missing;
  switch (issue.code) {
    case 'unrecognized_keys':
      return fill(faults.unknownKeys, { keys: issue.keys.join(', ') });
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_value':
      return fill(faults.choice, { choices: issue.values.join(', ') });
    case 'invalid_union':
      return faults.rate;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return wrongForm(issue);
    default:
      return faults.form;
  }
}
