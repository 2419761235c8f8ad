import type { DocumentView } from '@groundwork/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'document';

export interface OpenDocument {
  /** The closed document stays during the closing animation. */
  readonly document: DocumentView | null;
  readonly open: boolean;
  readonly view: (document: DocumentView) => void;
  readonly close: () => void;
}

export function useOpenDocument(documents: readonly DocumentView[]): OpenDocument {
  const [parameters, setParameters] = useSearchParams();
  const [last, setLast] = useState<DocumentView | null>(null);
  const id = parameters.get(parameter);
  const requested = documents.find((document) => document.id === id) ?? null;
  if (requested !== null && requested !== last) setLast(requested);
  return {
    document: requested ?? last,
    open: requested !== null,
    view: (document) => setParameters({ [parameter]: document.id }),
    close: () => setParameters({}, { replace: true }),
  };
}
