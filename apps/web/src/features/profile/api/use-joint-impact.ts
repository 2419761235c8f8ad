import type { ImpactResult, Recommendation } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useRef, useState } from 'react';
import { api } from '#shared/api/client.ts';

export interface JointImpact {
  readonly result: ImpactResult | null;
  readonly isOutdated: boolean;
  readonly calculate: (selected: readonly Recommendation[], currentData: object) => Promise<void>;
}

export function useJointImpact(): JointImpact {
  const [result, setResult] = useState<ImpactResult | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const latestRequest = useRef<AbortController | null>(null);
  const calculate = async (proposedChanges: readonly Recommendation[], currentData: object) => {
    latestRequest.current?.abort();
    const request = new AbortController();
    latestRequest.current = request;
    setIsOutdated(true);
    try {
      const impact = await api.post(routes.optimizationImpact, {
        body: { currentData, proposedChanges },
        signal: request.signal,
      });
      setResult(impact);
      setIsOutdated(false);
    } catch (error) {
      if (!request.signal.aborted) console.error('The joint impact could not be calculated', error);
    }
  };
  return { result, isOutdated, calculate };
}
