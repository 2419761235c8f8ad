import { useCallback, useEffect, useState } from 'react';
import { HttpError } from './http-error.ts';

export type OpenedLinkState<Opened> = 'loading' | 'not-valid' | 'away' | Opened;

const isRejected = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429;

/** `open` stays the same function. */
export function useOpenedLink<Opened>(token: string, open: (token: string) => Promise<Opened>) {
  const [state, setState] = useState<OpenedLinkState<Opened>>('loading');
  const load = useCallback(async () => {
    try {
      setState(token === '' ? 'not-valid' : await open(token));
    } catch (error) {
      setState(isRejected(error) ? 'not-valid' : 'away');
    }
  }, [token, open]);
  useEffect(() => void load(), [load]);
  return { state, load };
}
