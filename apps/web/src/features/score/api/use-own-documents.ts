import { type Contradiction, contradictionsOf } from '#shared/documents/contradictions.ts';
import { useDocuments } from '#shared/documents/use-documents.ts';

export interface OwnDocuments {
  readonly names: ReadonlyMap<string, string>;
  readonly contradictions: readonly Contradiction[];
}

export function useOwnDocuments(): OwnDocuments {
  const { data = [] } = useDocuments();
  return {
    names: new Map(data.map(({ id, originalName }) => [id, originalName])),
    contradictions: data.flatMap(contradictionsOf),
  };
}
