import type { ErasureStatusReply, ErasureView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { api } from '../api/client.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { useQueryCache } from '../api/use-query-cache.ts';
import { showToast } from '../toast/toast-store.ts';
import { words } from './privacy.wording.ts';

export const waitText = (days: number | undefined): string =>
  days === undefined ? words.waitFirst : fill(words.wait, { count: days });

export interface ErasureControl {
  readonly status: Query<ErasureStatusReply>;
  readonly requestErasure: (password: string) => Promise<ErasureView>;
  readonly cancelErasure: () => Promise<void>;
}

export function useErasure(): ErasureControl {
  const status = useQuery(routes.erasure);
  const cache = useQueryCache();
  // The account and the businesses that end with it show the same date.
  const refresh = () => cache.refresh(routes.erasure, routes.businesses);
  return {
    status,
    requestErasure: async (password) => {
      const erasure = await api.post(routes.askErasure, { body: { password } });
      await refresh();
      return erasure;
    },
    cancelErasure: async () => {
      await api.del(routes.cancelErasure);
      await refresh();
      showToast({
        title: words.cancelled,
        description: words.canceledText,
      });
    },
  };
}
