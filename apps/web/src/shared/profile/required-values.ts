import type { FieldValue } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount, formatDate } from '#shared/formatting/format.ts';
import { words } from './profile.wording.ts';

export function formatFieldValue(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? words.answers.yes : words.answers.no;
  return typeof value === 'number' ? formatCount(value) : String(value);
}

export interface UnchangeableRequirement {
  readonly passesOn: string | null;
  readonly note: string | null;
}

export const describeUnchangeable = ({ passesOn, note }: UnchangeableRequirement): string =>
  passesOn === null
    ? (note ?? words.requirement.noFigure)
    : fill(words.requirement.metOn, { date: formatDate(passesOn) });
