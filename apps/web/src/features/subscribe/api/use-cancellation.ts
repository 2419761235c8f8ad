import type { SubscriptionView } from '@groundwork/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { serverSentence } from '#shared/api/http-error.ts';
import { subscriptionKey } from '#shared/subscription/use-subscription.ts';
import { showToast } from '#shared/toast/toast-store.ts';

export interface Cancellation {
  readonly busy: boolean;
  readonly cancel: () => Promise<void>;
  readonly resume: () => Promise<void>;
}

const away = 'Nothing was changed. Please try again.';

export function useCancellation(): Cancellation {
  const [busy, setBusy] = useState(false);
  const { mutate } = useSWRConfig();

  const send = async (action: 'cancel' | 'resume'): Promise<boolean> => {
    setBusy(true);
    try {
      await mutate(subscriptionKey, await request<SubscriptionView>('POST', `${subscriptionKey}/${action}`), {
        revalidate: false,
      });
      return true;
    } catch (error) {
      const said = error instanceof Error ? serverSentence(error) : null;
      showToast({ title: 'Error', description: said ?? away, destructive: true });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const resume = async () => {
    if (await send('resume'))
      showToast({ title: 'Welcome back', description: 'Your plan continues as before.' });
  };
  const cancel = async () => {
    if (!(await send('cancel'))) return;
    showToast({
      title: 'Subscription cancelled',
      description: 'Your plan stays until the period ends.',
      action: { label: 'Undo', run: () => void resume() },
    });
  };
  return { busy, cancel, resume };
}
