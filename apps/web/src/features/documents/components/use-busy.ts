import { useState } from 'react';

export interface Busy {
  readonly busy: boolean;
  /** Busy until the work has ended; it reports its own failure. */
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
