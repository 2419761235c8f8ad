import { fieldCatalogue, type ScoreStep } from '@groundwork/contracts';

const labels = new Map<string, string>(fieldCatalogue.map(({ name, label }) => [name, label]));
const named = 3;

function fieldWords(fields: readonly string[]): string {
  const words = fields.slice(0, named).map((field) => labels.get(field) ?? field);
  const more = fields.length - words.length;
  return [...words, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** What made the score move, as exactly as it is known. */
export function stepWords({ cause }: ScoreStep, documentNames: ReadonlyMap<string, string>): string {
  const { type, fields = [], documentId, rulesVersion } = cause;
  switch (type) {
    case 'profile':
      return fields.length === 0 ? 'Profile saved' : `Profile: ${fieldWords(fields)}`;
    case 'document':
      return `Document: ${(documentId && documentNames.get(documentId)) || 'one that was deleted since'}`;
    case 'account':
      return 'Bank account connected, changed or removed';
    case 'time':
      return 'Time passed';
    case 'rules':
      return rulesVersion === undefined ? 'New rules' : `New rules: ${rulesVersion}`;
  }
}
