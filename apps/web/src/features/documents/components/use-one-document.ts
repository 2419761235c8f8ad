import type { DocumentView } from '@groundwork/contracts';
import { useState } from 'react';

const keyOf = ({ id }: DocumentView) => `one-paper ${id}`;

interface OneDocument {
  readonly isOne: boolean;
  readonly hasChanged: boolean;
  readonly change: (isOne: boolean) => void;
}

export function useOneDocument(document: DocumentView): OneDocument {
  const key = keyOf(document);
  const [isOne, setIsOne] = useState(() => sessionStorage.getItem(key) !== null);
  const [hasChanged, setHasChanged] = useState(false);
  const change = (next: boolean) => {
    if (next) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
    setIsOne(next);
    setHasChanged(true);
  };
  return { isOne, hasChanged, change };
}
