import { routes } from '@groundwork/contracts/client';
import { proxyStatuses, watchConnection } from './connection-watch.ts';
import { urlOf } from './url-of.ts';
import { wait } from './wait.ts';

const probeInterval = 3000;
const isProxyError = ({ status }: Response) => proxyStatuses.includes(status);

/** The server draws pages without a window. */
const isServer = typeof window === 'undefined';

export const connection = watchConnection({
  isOnline: () => isServer || navigator.onLine,
  onNetworkChange: (listener) => {
    if (isServer) return;
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
  },
  // This route needs no session. Any response of the gateway is sufficient.
  isReachable: () =>
    fetch(urlOf(routes.siteConfig), { cache: 'no-store', signal: AbortSignal.timeout(probeInterval) }).then(
      (response) => !isProxyError(response),
      () => false,
    ),
  wait: () => wait(probeInterval),
});
