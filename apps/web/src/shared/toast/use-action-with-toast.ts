import { useState } from 'react';
import { serverMessageOf } from '../api/http-error.ts';
import { showToast, type ToastMessage } from './toast-store.ts';

export interface ActionWithToast {
  readonly busy: boolean;
  /** Runs it and says how it ended; what it returns, if anything, is the message of its success. */
  readonly run: (act: () => Promise<ToastMessage | undefined>) => Promise<void>;
}

/** The life of one button: busy while it asks, and a message in the server's words where it was refused. */
export function useActionWithToast(): ActionWithToast {
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<ToastMessage | undefined>) => {
    setBusy(true);
    try {
      const done = await act();
      if (done !== undefined) showToast(done);
    } catch (error) {
      const said = error instanceof Error ? serverMessageOf(error) : null;
      showToast({ title: 'Error', description: said ?? 'Nothing was changed.', destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
