import { type CatalogueField, fieldCatalogue, type ScoreStep } from '@groundwork/contracts';

const known = new Map<string, CatalogueField>(fieldCatalogue.map((field) => [field.name, field]));
const named = 3;

/** A figure that has a better and a worse says more about a step than a name or a telephone number. */
const moves = (field: string) => (known.get(field)?.direction ?? 'none') !== 'none';

function fieldWords(fields: readonly string[]): string {
  const telling = [...fields.filter(moves), ...fields.filter((field) => !moves(field))];
  const words = telling.slice(0, named).map((field) => known.get(field)?.label ?? field);
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
