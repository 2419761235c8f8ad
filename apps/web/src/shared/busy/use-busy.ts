import { useState } from 'react';

export interface Busy {
  readonly busy: boolean;
  readonly during: (work: Promise<void>) => void;
}

export function useBusy(): Busy {
  const [busy, setBusy] = useState(false);
  const during = (work: Promise<void>) => {
    setBusy(true);
    void work.finally(() => setBusy(false));
  };
  return { busy, during };
}
