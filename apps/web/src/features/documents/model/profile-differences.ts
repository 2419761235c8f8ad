import {
  type AiAnalysis,
  type CatalogueField,
  fieldCatalogue,
  type FieldName,
  type ProfileReply,
} from '@groundwork/contracts';
import { formatCount, formatDollars } from '#shared/formatting/format.ts';

export interface ProfileDifference {
  readonly field: FieldName;
  readonly label: string;
  /** As the profile has it now. */
  readonly stated: number;
  readonly read: number;
}

const fieldNamed = new Map<string, CatalogueField>(fieldCatalogue.map((field) => [field.name, field]));
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
    const field = fieldNamed.get(name);
    const read = Number(document);
    if (field === undefined || !Number.isFinite(read)) return [];
    const stated = Number(profile[field.name]);
    return stated === read ? [] : [{ field: field.name, label: field.label, stated, read }];
  });
}
