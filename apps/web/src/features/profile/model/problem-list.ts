import { fieldCatalog, type FieldName, type ProfileTab } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';

export type Problems = ReadonlyMap<FieldName, string>;

export function problemsFromServer(details: readonly { field: string; message: string }[]): Problems {
  const entries = details.flatMap(({ field, message }): [FieldName, string][] => {
    const catalogField = fieldOf(field.split('.')[0] ?? '');
    return catalogField === undefined ? [] : [[catalogField.name, message]];
  });
  return new Map(entries);
}

export interface FirstProblem {
  readonly tab: ProfileTab;
  readonly name: FieldName;
}

export function firstProblem(problems: Problems): FirstProblem | null {
  const first = fieldCatalog.find(({ name }) => problems.has(name));
  return first === undefined ? null : { tab: first.tab, name: first.name };
}
