import type { RecalculatedReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { retryTransient } from '#shared/api/retry-policy.ts';
import { wait } from '#shared/api/wait.ts';

/** The server reads the newest profile, so the answers of a moment ago count. */
export const computeScore = (): Promise<RecalculatedReply> =>
  retryTransient(() => api.post(routes.recalculateScore), wait);
