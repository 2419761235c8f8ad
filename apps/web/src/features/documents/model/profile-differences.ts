import type { AiAnalysis, FieldName, ProfileReply } from '@groundwork/contracts';
import { formatCount, formatDollars } from '#shared/formatting/format.ts';
import { fieldOf } from '#shared/profile/fields.ts';

export interface ProfileDifference {
  readonly field: FieldName;
  readonly label: string;
  /** As the profile has it now. */
  readonly stated: number;
  readonly read: number;
}

const counted: readonly string[] = ['nsfIncidents'];

export function differenceWords({ field }: Pick<ProfileDifference, 'field'>, amount: number): string {
  return counted.includes(field) ? formatCount(amount) : formatDollars(amount);
}

/** What still differs: the profile may have been saved since the document was looked at. */
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
