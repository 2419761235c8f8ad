import type { AiAnalysis, FieldName, ProfileReply } from '@groundwork/contracts';
import { formatCount, formatDollars } from '#shared/formatting/format.ts';
import { fieldOf } from '#shared/profile/fields.ts';

export interface ProfileDifference {
  readonly field: FieldName;
  readonly label: string;
  readonly stated: number;
  readonly read: number;
}

const countFields: readonly string[] = ['nsfIncidents'];

export function formatDifference({ field }: Pick<ProfileDifference, 'field'>, amount: number): string {
  return countFields.includes(field) ? formatCount(amount) : formatDollars(amount);
}

/** Compares with the current profile, because the owner can save it after the analysis. */
export function openDifferences(
  mismatches: AiAnalysis['mismatches'],
  profile: ProfileReply,
): readonly ProfileDifference[] {
  return mismatches.flatMap(({ field: name, document }) => {
    const field = fieldOf(name);
    const read = Number(document);
    if (field === undefined || !Number.isFinite(read)) return [];
    const stated = Number(profile[field.name]);
    return stated === read ? [] : [{ field: field.name, label: field.label, stated, read }];
  });
}
