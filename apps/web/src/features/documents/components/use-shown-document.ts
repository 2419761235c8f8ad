import type { DocumentView } from '@groundwork/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'document';

export interface ShownDocument {
  /** The last one shown; it stays while the drawer slides away. */
  readonly document: DocumentView | null;
  readonly open: boolean;
  readonly view: (document: DocumentView) => void;
  readonly close: () => void;
}

/** The address says which document is open: a reload shows it again, and Back closes it. */
export function useShownDocument(documents: readonly DocumentView[]): ShownDocument {
  const [parameters, setParameters] = useSearchParams();
  const [last, setLast] = useState<DocumentView | null>(null);
  const id = parameters.get(parameter);
  const found = documents.find((document) => document.id === id) ?? null;
  if (found !== null && found !== last) setLast(found);
  return {
    document: found ?? last,
    open: found !== null,
    view: (document) => setParameters({ [parameter]: document.id }),
    close: () => setParameters({}, { replace: true }),
  };
}
