import type { FieldValue } from '@groundwork/contracts';
import { formatCount, formatDate } from '#shared/formatting/format.ts';

/** A figure that a way to a goal asks for. */
export function formatFigure(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatCount(value) : String(value);
}

export interface OpenRequirement {
  readonly passesOn: string | null;
  readonly note: string | null;
}

/** What is to be said of a requirement that no figure meets. */
export const describeOpenRequirement = ({ passesOn, note }: OpenRequirement): string =>
  passesOn === null ? (note ?? 'Cannot be changed by figures') : `met by itself on ${formatDate(passesOn)}`;
