import type { ErasureStatusReply, ErasureView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '../api/client.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { showToast } from '../toast/toast-store.ts';

export interface ErasureControl {
  readonly standing: Query<ErasureStatusReply>;
  readonly requestErasure: (password: string) => Promise<ErasureView>;
  readonly cancelErasure: () => Promise<void>;
}

/** The erasure one has asked for, wherever it is shown. */
export function useErasure(): ErasureControl {
  const standing = useQuery(routes.erasure);
  return {
    standing,
    requestErasure: async (password) => {
      const asked = await api.post(routes.askErasure, { body: { password } });
      await standing.refresh();
      return asked;
    },
    cancelErasure: async () => {
      await api.del(routes.cancelErasure);
      await standing.refresh();
      showToast({
        title: 'Your account stays',
        description: 'The erasure is cancelled. Nothing was deleted.',
      });
    },
  };
}
