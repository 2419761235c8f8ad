import type { ScoreStep } from '@groundwork/contracts';
import { fieldOf, fieldLabel } from '#shared/profile/fields.ts';

const named = 3;

/** A figure that has a better and a worse says more about a step than a name or a telephone number. */
const hasDirection = (field: string) => (fieldOf(field)?.direction ?? 'none') !== 'none';

function describeFields(fields: readonly string[]): string {
  const telling = [...fields.filter(hasDirection), ...fields.filter((field) => !hasDirection(field))];
  const words = telling.slice(0, named).map(fieldLabel);
  const more = fields.length - words.length;
  return [...words, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

type Names = ReadonlyMap<string, string>;
type Cause = ScoreStep['cause'];

function describeDocument({ documentId }: Cause, names: Names): string {
  const name = documentId && names.get(documentId);
  return `Document: ${name ?? 'one that was deleted since'}`;
}

const words: Readonly<Record<Cause['type'], (cause: Cause, names: Names) => string>> = {
  profile: ({ fields = [] }) =>
    fields.length === 0 ? 'Profile saved' : `Profile: ${describeFields(fields)}`,
  document: describeDocument,
  account: () => 'Bank account connected, changed or removed',
  time: () => 'Time passed',
  rules: ({ rulesVersion }) => (rulesVersion === undefined ? 'New rules' : `New rules: ${rulesVersion}`),
};

/** What made the score move, as exactly as it is known. */
export const describeStep = ({ cause }: ScoreStep, documentNames: Names): string =>
  words[cause.type](cause, documentNames);
