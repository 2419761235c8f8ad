import { type ReactNode, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { fetchByUrl } from './client.ts';
import { connection } from './connection.ts';
import { queryRetryDelay } from './retry-policy.ts';
import { shareCalls } from './share-calls.ts';
import { streamOpening } from './stream-opening.ts';

const responseTimeout = 30_000;

const fetchNow = (url: string) => fetchByUrl(url, AbortSignal.timeout(responseTimeout));

async function fetchBehindStream(url: string): Promise<unknown> {
  await streamOpening.wait();
  return fetchNow(url);
}

const configuration: SWRConfiguration = {
  provider: () => new Map(),
  fetcher: fetchNow,
  // SWR pauses while the server is unreachable and fetches the visible queries again afterwards.
  isOnline: () => connection.state() === 'up',
  initReconnect: (revalidate) => connection.onReturn(revalidate),
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const delay = queryRetryDelay(error, retryCount - 1);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};

/** Calls are shared within one provider, because another one is about another user or business. */
const liveConfiguration = (): SWRConfiguration => ({
  ...configuration,
  fetcher: shareCalls(fetchBehindStream),
});

interface Props {
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** The user and the business are the React key, so another one starts with an empty cache. */
export function QueryProvider({ live = false, children }: Props) {
  const [value] = useState(() => (live ? liveConfiguration() : configuration));
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
