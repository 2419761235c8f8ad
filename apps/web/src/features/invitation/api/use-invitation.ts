import type { OpenedInvitation } from '@groundwork/contracts';
import { useCallback, useEffect, useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { readInvitation } from './invitation-calls.ts';

export type InvitationState = 'loading' | 'not-valid' | 'away' | OpenedInvitation;

const isRejected = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429;

export function useInvitation(token: string) {
  const [state, setState] = useState<InvitationState>('loading');
  const load = useCallback(async () => {
    try {
      setState(token === '' ? 'not-valid' : await readInvitation(token));
    } catch (error) {
      setState(isRejected(error) ? 'not-valid' : 'away');
    }
  }, [token]);
  useEffect(() => void load(), [load]);
  return { state, load };
}
