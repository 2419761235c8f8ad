import type { SignedIn, User } from '@groundwork/contracts';
import { HttpError } from '../api/http-error.ts';
import { isTransient, retryTransient } from '../api/retry-policy.ts';
import { specifiedWords } from './session.wording.ts';
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

  readonly check: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** `failure` is the error without a response of the server. */
  readonly enter: (enterCall: () => Promise<SignedIn>, failure: string) => Promise<void>;
}

const signedOut: SessionState = { user: null, loading: false, error: null };

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

export function createSession({ token, fetchUser, wait }: SessionCalls): Session {
  const { state, publish, subscribe } = createStore();

  async function load(onNoResponse: () => void): Promise<void> {
    const tokenBefore = token.read();
    if (tokenBefore === null) {
      publish(signedOut);
      return;
    }
    // A response for an old token does not concern the stored one.
    const isCurrent = () => token.read() === tokenBefore;
    try {
      const user = await retryTransient(fetchUser, wait);
      if (isCurrent()) publish({ user, loading: false, error: null });
    } catch (error) {
      if (!isCurrent()) return;
      if (isTransient(error)) onNoResponse();
      else {
        token.remove();
        publish(signedOut);
      }
    }
  }

  async function enter(enterCall: () => Promise<SignedIn>, failure: string): Promise<void> {
    try {
      const signedIn = await enterCall();
      token.write(signedIn.token);
      publish({ user: signedIn.user, loading: false, error: null });
    } catch (error) {
      const message = error instanceof HttpError ? error.serverMessage : null;
      publish({ ...signedOut, error: message ?? failure });
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
        publish({ ...signedOut, error: specifiedWords.authenticationFailed });
      });
    },
    refresh: () => load(() => publish({ ...state(), loading: false, error: specifiedWords.refreshFailed })),
  };
}
