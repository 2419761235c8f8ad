import type { RecalculatedReply, ScoreSource } from '@groundwork/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { brand } from '#shared/brand/brand.ts';
import { showToast } from '#shared/toast/toast-store.ts';

export interface Recalculation {
  readonly busy: boolean;
  /** Those that the last recalculation could not ask for news. */
  readonly staleSources: readonly ScoreSource[];
  readonly run: () => Promise<void>;
}

const affected = ['/api/score', '/api/dashboard', '/api/recommendations'];
const isAffected = (key: unknown) => typeof key === 'string' && affected.some((path) => key.startsWith(path));

export function useRecalculation(): Recalculation {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [staleSources, setStaleSources] = useState<readonly ScoreSource[]>([]);
  const run = async () => {
    setBusy(true);
    try {
      const { staleSources: stale } = await request<RecalculatedReply>('POST', '/api/score/recalculate', {
        refusal: 'action-refused',
      });
      setStaleSources(stale);
      void mutate(isAffected);
      showToast({
        title: 'Score Updated',
        description: `Your ${brand.scoreName} has been recalculated with the latest data.`,
      });
    } catch {
      showToast({
        title: 'Error',
        description: 'Failed to recalculate score. Please try again.',
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, staleSources, run };
}
