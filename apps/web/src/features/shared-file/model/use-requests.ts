import type { LenderRequestBody, SharedRequest } from '@groundwork/contracts';
import { useEffect, useState } from 'react';
import { addRequest, readRequests } from '../api/shared-calls.ts';
import { sharedProblem } from './shared-problem.ts';

interface Requests {
  readonly requests: readonly SharedRequest[];
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly add: (body: LenderRequestBody) => Promise<boolean>;
}

/** A reader has no event stream: an answer appears with the next request or visit. */
export function useRequests(session: string): Requests {
  const [requests, setRequests] = useState<readonly SharedRequest[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    readRequests(session).then(setRequests, (error: unknown) => setProblem(sharedProblem(error)));
  }, [session]);
  async function add(body: LenderRequestBody): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await addRequest(session, body);
      setRequests(await readRequests(session));
      return true;
    } catch (error) {
      setProblem(sharedProblem(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { requests, problem, isBusy, add };
}
