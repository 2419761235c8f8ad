import { HttpError } from './http-error.ts';

/** `offline`: this machine has no network. `unreachable`: it has, and the server does not answer. */
export type Connection = 'up' | 'offline' | 'unreachable';

export interface ConnectionSources {
  readonly isOnline: () => boolean;
  /** Calls the listener when this machine gains or loses its network. */
  readonly onNetworkChange: (listener: () => void) => void;
  /** Whether the server answers at all. */
  readonly isReachable: () => Promise<boolean>;
  readonly wait: () => Promise<unknown>;
}

export interface ConnectionWatch {
  readonly state: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener each time the server can be reached again. */
  readonly onReturn: (listener: () => void) => () => void;
  /** A call failed; if it met silence, the server is asked until it answers. */
  readonly reportFailure: (error: unknown) => void;
}

export const proxyStatuses: readonly number[] = [502, 503, 504];

/** No answer of ours: our own refusals name a code, a proxy in front of nobody does not. */
function isSilence(error: unknown): boolean {
  if (error instanceof HttpError) return error.code === null && proxyStatuses.includes(error.status);
  return !(error instanceof DOMException && error.name === 'AbortError');
}

const listening = (all: Set<() => void>) => (listener: () => void) => {
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
  let asking = false;
  const state = (): Connection => {
    if (!isOnline()) return 'offline';
    return unreachable ? 'unreachable' : 'up';
  };
  let told = state();

  function tell(): void {
    const now = state();
    if (now === told) return;
    told = now;
    for (const listener of listeners) listener();
    if (now === 'up') for (const listener of returnListeners) listener();
  }

  // One silence may be chance; it is believed when a second call meets it too.
  async function askUntilAnswered(): Promise<void> {
    asking = true;
    while (!(await reaches())) {
      unreachable = true;
      tell();
      await wait();
    }
    asking = false;
    unreachable = false;
    tell();
  }

  onNetworkChange(tell);
  return {
    state,
    subscribe: listening(listeners),
    onReturn: listening(returnListeners),
    reportFailure: (error) => {
      if (!asking && isSilence(error)) void askUntilAnswered();
    },
  };
}
