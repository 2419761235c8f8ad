import type { SignedIn, User } from '@groundwork/contracts';
import { HttpError } from '../api/http-error.ts';
import { isTransient, retryTransient } from '../api/retry-policy.ts';
import type { TokenStore } from './token.ts';

export interface SessionState {
  readonly user: User | null;
  readonly loading: boolean;
  readonly error: string | null;
}

export interface SessionCalls {
  readonly token: TokenStore;
  readonly fetchUser: () => Promise<User>;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the current user if a token is stored. */
  readonly check: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Runs a login or signup call and keeps what it returns; `failure` is the error when no server answered. */
  readonly enter: (enterCall: () => Promise<SignedIn>, failure: string) => Promise<void>;
}

const nobody: SessionState = { user: null, loading: false, error: null };

function createStore() {
  const listeners = new Set<() => void>();
  let state: SessionState = { user: null, loading: true, error: null };
  return {
    state: () => state,
    publish: (next: SessionState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Who is signed in, as one small state machine without a browser in it. */
export function createSession({ token, fetchUser, wait }: SessionCalls): Session {
  const { state, publish, subscribe } = createStore();

  async function load(onSilence: () => void): Promise<void> {
    const asked = token.read();
    if (asked === null) {
      publish(nobody);
      return;
    }
    // An answer that belongs to a token no longer stored says nothing about the present one.
    const current = () => token.read() === asked;
    try {
      const user = await retryTransient(fetchUser, wait);
      if (current()) publish({ user, loading: false, error: null });
    } catch (error) {
      if (!current()) return;
      if (isTransient(error)) onSilence();
      else {
        token.remove();
        publish(nobody);
      }
    }
  }

  async function enter(enterCall: () => Promise<SignedIn>, failure: string): Promise<void> {
    try {
      const entered = await enterCall();
      token.write(entered.token);
      publish({ user: entered.user, loading: false, error: null });
    } catch (error) {
      const said = error instanceof HttpError ? error.serverMessage : null;
      publish({ ...nobody, error: said ?? failure });
      throw error;
    }
  }

  return {
    state,
    subscribe,
    enter,
    check: () => {
      publish({ ...state(), loading: state().user === null && token.read() !== null });
      return load(() => {
        token.remove();
        publish({ ...nobody, error: 'Authentication failed' });
      });
    },
    refresh: () => load(() => publish({ ...state(), loading: false, error: 'Failed to refresh user data' })),
  };
}
