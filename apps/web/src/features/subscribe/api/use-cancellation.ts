import { routes } from '@groundwork/contracts/client';
import { useState } from 'react';
import { api } from '#shared/api/client.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { words } from '../subscribe.wording.ts';

export interface Cancellation {
  readonly busy: boolean;
  readonly cancel: () => Promise<void>;
  readonly resume: () => Promise<void>;
}

const addresses = { cancel: routes.cancelSubscription, resume: routes.resumeSubscription } as const;

export function useCancellation(): Cancellation {
  const [busy, setBusy] = useState(false);
  const cached = useQueryCache();

  const send = async (action: 'cancel' | 'resume'): Promise<boolean> => {
    setBusy(true);
    try {
      const changed = await api.post(addresses[action]);
      await cached.change(routes.subscription, () => changed);
      return true;
    } catch (error) {
      const message = error instanceof Error ? serverMessageOf(error) : null;
      showToast({
        title: words.cancellation.error,
        description: message ?? words.cancellation.failed,
        destructive: true,
      });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const resume = async () => {
    if (await send('resume'))
      showToast({ title: words.cancellation.resumedTitle, description: words.cancellation.resumedText });
  };
  const cancel = async () => {
    if (!(await send('cancel'))) return;
    showToast({
      title: words.cancellation.canceledTitle,
      description: words.cancellation.canceledText,
      action: { label: words.cancellation.undo, run: () => void resume() },
    });
  };
  return { busy, cancel, resume };
}
