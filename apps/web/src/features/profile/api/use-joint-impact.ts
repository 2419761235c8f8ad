import type { ImpactResult, Recommendation } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useRef, useState } from 'react';
import { api } from '#shared/api/client.ts';

export interface JointImpact {
  /** The last figures there are; null before the first. */
  readonly result: ImpactResult | null;
  /** They are not those of the present selection. */
  readonly isOutdated: boolean;
  readonly calculate: (selected: readonly Recommendation[], currentData: object) => Promise<void>;
}

/** What the selected actions would do together. Of several questions only the last one's answer counts. */
export function useJointImpact(): JointImpact {
  const [result, setResult] = useState<ImpactResult | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const asked = useRef<AbortController | null>(null);
  const calculate = async (proposedChanges: readonly Recommendation[], currentData: object) => {
    asked.current?.abort();
    const question = new AbortController();
    asked.current = question;
    setIsOutdated(true);
    try {
      const answer = await api.post(routes.optimizationImpact, {
        body: { currentData, proposedChanges },
        signal: question.signal,
      });
      setResult(answer);
      setIsOutdated(false);
    } catch (error) {
      if (!question.signal.aborted) console.error('The joint impact could not be calculated', error);
    }
  };
  return { result, isOutdated, calculate };
}
