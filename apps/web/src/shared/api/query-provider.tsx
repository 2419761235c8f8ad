import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { fetchByUrl } from './client.ts';
import { connection } from './connection.ts';
import { queryRetryDelay } from './retry-policy.ts';

const responseTimeout = 30_000;

const configuration: SWRConfiguration = {
  provider: () => new Map(),
  fetcher: (url: string) => fetchByUrl(url, AbortSignal.timeout(responseTimeout)),
  // SWR pauses while the server is unreachable and fetches the visible queries again afterwards.
  isOnline: () => connection.state() === 'up',
  initReconnect: (revalidate) => connection.onReturn(revalidate),
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const delay = queryRetryDelay(error, retryCount - 1);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};

/** The user id is the React key, so another user starts with an empty cache. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={configuration}>{children}</SWRConfig>;
}
