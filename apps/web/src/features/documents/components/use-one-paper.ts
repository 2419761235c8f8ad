import type { DocumentView } from '@groundwork/contracts';
import { useState } from 'react';

const keyOf = ({ id }: DocumentView) => `one-paper ${id}`;

export function useOnePaper(document: DocumentView): readonly [isOnePaper: boolean, confirm: () => void] {
  const key = keyOf(document);
  const [isOnePaper, setIsOnePaper] = useState(() => sessionStorage.getItem(key) !== null);
  const confirm = () => {
    sessionStorage.setItem(key, 'yes');
    setIsOnePaper(true);
  };
  return [isOnePaper, confirm];
}
