import type { ErasureStatusReply, ErasureView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '../api/client.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { showToast } from '../toast/toast-store.ts';
import { words } from './privacy.wording.ts';

export interface ErasureControl {
  readonly status: Query<ErasureStatusReply>;
  readonly requestErasure: (password: string) => Promise<ErasureView>;
  readonly cancelErasure: () => Promise<void>;
}

export function useErasure(): ErasureControl {
  const status = useQuery(routes.erasure);
  return {
    status: status,
    requestErasure: async (password) => {
      const erasure = await api.post(routes.askErasure, { body: { password } });
      await status.refresh();
      return erasure;
    },
    cancelErasure: async () => {
      await api.del(routes.cancelErasure);
      await status.refresh();
      showToast({
        title: words.cancelled,
        description: words.canceledText,
      });
    },
  };
}
