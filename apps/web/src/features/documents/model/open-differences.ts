import type { AiAnalysis, FieldName, ProfileReply } from '@groundwork/contracts';
import { formatFieldAmount } from '#shared/documents/contradictions.ts';
import { fieldOf } from '#shared/profile/fields.ts';

export interface ProfileDifference {
  readonly field: FieldName;
  readonly label: string;
  readonly stated: number;
  readonly read: number;
  readonly isAnswered: boolean;
}

export function formatDifference({ field }: Pick<ProfileDifference, 'field'>, amount: number): string {
  return formatFieldAmount(field, amount);
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
    const isAnswered = profile.answered.includes(name);
    return stated === read ? [] : [{ field: field.name, label: field.label, stated, read, isAnswered }];
  });
}
