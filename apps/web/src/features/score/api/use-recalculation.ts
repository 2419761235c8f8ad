import { fill } from '@groundwork/wording';
import type { ScoreSource } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useState } from 'react';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { brand } from '#shared/brand/brand.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { specifiedWords } from '../score.wording.ts';

export interface Recalculation {
  readonly busy: boolean;
  readonly staleSources: readonly ScoreSource[];
  readonly run: () => Promise<void>;
}

const changed = { keys: [urlOf(routes.score), urlOf(routes.dashboard), urlOf(routes.recommendations)] };

export function useRecalculation(): Recalculation {
  const refreshQueries = useRefreshAffected();
  const [busy, setBusy] = useState(false);
  const [staleSources, setStaleSources] = useState<readonly ScoreSource[]>([]);
  const run = async () => {
    setBusy(true);
    try {
      const { staleSources: stale } = await api.post(routes.recalculateScore, {
        leaveCause: 'action-rejected',
      });
      setStaleSources(stale);
      void refreshQueries(changed);
      showToast({
        title: specifiedWords.recalculated.title,
        description: fill(specifiedWords.recalculated.description, { scoreName: brand.scoreName }),
      });
    } catch {
      showToast({ ...specifiedWords.recalculateError, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, staleSources, run };
}
