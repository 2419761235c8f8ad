import type { ErasureStanding, ErasureView } from '@groundwork/contracts';
import { request } from '../api/client.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { showToast } from '../toast/toast-store.ts';

export interface Erasing {
  readonly standing: Query<ErasureStanding>;
  readonly ask: (password: string) => Promise<ErasureView>;
  readonly takeBack: () => Promise<void>;
}

/** The erasure one has asked for, wherever it is shown. */
export function useErasure(): Erasing {
  const standing = useQuery<ErasureStanding>('/api/privacy/erasure');
  return {
    standing,
    ask: async (password) => {
      const asked = await request<ErasureView>('POST', '/api/privacy/erasure', { body: { password } });
      await standing.refresh();
      return asked;
    },
    takeBack: async () => {
      await request('DELETE', '/api/privacy/erasure');
      await standing.refresh();
      showToast({
        title: 'Your account stays',
        description: 'The erasure is cancelled. Nothing was deleted.',
      });
    },
  };
}
