import { useState } from 'react';
import { serverMessageOf } from '../api/http-error.ts';
import { showToast, type ToastMessage } from './toast-store.ts';
import { specifiedWords, words } from './toast.wording.ts';

export interface ActionWithToast {
  readonly busy: boolean;
  /** A returned message is shown as the success. */
  readonly run: (act: () => Promise<ToastMessage | undefined>) => Promise<void>;
}

export function useActionWithToast(): ActionWithToast {
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<ToastMessage | undefined>) => {
    setBusy(true);
    try {
      const success = await act();
      if (success !== undefined) showToast(success);
    } catch (error) {
      const message = error instanceof Error ? serverMessageOf(error) : null;
      showToast({ title: specifiedWords.error, description: message ?? words.notSaved, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
