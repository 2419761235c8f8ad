import { HttpError } from './http-error.ts';

/** `offline`: the machine has no network. `unreachable`: the server does not respond. */
export type Connection = 'up' | 'offline' | 'unreachable';

export interface ConnectionSources {
  readonly isOnline: () => boolean;

  readonly onNetworkChange: (listener: () => void) => void;

  readonly isReachable: () => Promise<boolean>;
  readonly wait: () => Promise<unknown>;
}

export interface ConnectionWatch {
  readonly state: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;

  readonly onReturn: (listener: () => void) => () => void;
  /** After a call without a response, the watch probes the server until it responds. */
  readonly reportFailure: (error: unknown) => void;
}

export const proxyStatuses: readonly number[] = [502, 503, 504];

/** A problem of our gateway has a code. The error page of a proxy has none. */
function hasNoResponse(error: unknown): boolean {
  if (error instanceof HttpError) return error.code === null && proxyStatuses.includes(error.status);
  return !(error instanceof DOMException && error.name === 'AbortError');
}

const subscriberOf = (all: Set<() => void>) => (listener: () => void) => {
  all.add(listener);
  return () => all.delete(listener);
};

export function watchConnection({
  isOnline,
  onNetworkChange,
  isReachable: reaches,
  wait,
}: ConnectionSources): ConnectionWatch {
  const listeners = new Set<() => void>();
  const returnListeners = new Set<() => void>();
  let unreachable = false;
  let isProbing = false;
  const state = (): Connection => {
    if (!isOnline()) return 'offline';
    return unreachable ? 'unreachable' : 'up';
  };
  let published = state();

  function publish(): void {
    const now = state();
    if (now === published) return;
    published = now;
    for (const listener of listeners) listener();
    if (now === 'up') for (const listener of returnListeners) listener();
  }

  // One failure can be an accident. A failed probe confirms it.
  async function probeUntilReachable(): Promise<void> {
    isProbing = true;
    while (!(await reaches())) {
      unreachable = true;
      publish();
      await wait();
    }
    isProbing = false;
    unreachable = false;
    publish();
  }

  onNetworkChange(publish);
  return {
    state,
    subscribe: subscriberOf(listeners),
    onReturn: subscriberOf(returnListeners),
    reportFailure: (error) => {
      if (!isProbing && hasNoResponse(error)) void probeUntilReachable();
    },
  };
}
