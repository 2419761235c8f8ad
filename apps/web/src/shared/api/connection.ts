import { routes } from '@groundwork/contracts/client';
import { proxyStatuses, watchConnection } from './connection-watch.ts';
import { urlOf } from './url-of.ts';
import { wait } from './wait.ts';

const askEvery = 3000;
const proxyAnswered = ({ status }: Response) => proxyStatuses.includes(status);

export const connection = watchConnection({
  isOnline: () => navigator.onLine,
  onNetworkChange: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
  },
  // The one public call: it needs no session, and every answer to it will do.
  isReachable: () =>
    fetch(urlOf(routes.siteConfig), { cache: 'no-store', signal: AbortSignal.timeout(askEvery) }).then(
      (response) => !proxyAnswered(response),
      () => false,
    ),
  wait: () => wait(askEvery),
});
