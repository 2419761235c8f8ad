import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';

const path = '/api/recommendations';
const changedQueries = ['/api/dashboard', '/api/score'];

type Call = (id: RecommendationId) => Promise<Recommendation>;

export interface AdviceCalls {
  readonly complete: Call;
  readonly dismiss: Call;
  readonly restore: Call;
}

/** Each one refreshes the advice and what is shown of it elsewhere. */
export function useAdviceCalls(): AdviceCalls {
  const { mutate } = useSWRConfig();
  const calling = (what: keyof AdviceCalls) => async (id: RecommendationId) => {
    const answer = await request<Recommendation>('POST', `${path}/${id}/${what}`);
    const replaced = (all?: readonly Recommendation[]) => all?.map((one) => (one.id === id ? answer : one));
    void mutate<readonly Recommendation[]>(path, replaced);
    for (const query of changedQueries) void mutate(query);
    return answer;
  };
  return { complete: calling('complete'), dismiss: calling('dismiss'), restore: calling('restore') };
}
