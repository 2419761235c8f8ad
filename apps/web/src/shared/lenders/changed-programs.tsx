import type { LenderChange } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatValue } from './format-value.ts';
import { words } from './lenders.wording.ts';

const describe = ({ kind, fields }: LenderChange): string =>
  kind === 'added'
    ? words.changes.added
    : fields
        .map(({ field, from, to }) =>
          fill(words.changes.field, { field, from: formatValue(from), to: formatValue(to) }),
        )
        .join(', ');

export function ChangedPrograms({ changes }: { readonly changes: readonly LenderChange[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.id}>
          <strong>{change.name}</strong> ({change.id}): {describe(change)}
        </li>
      ))}
    </ul>
  );
}
