import type { SignupBody, Spoken } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useSyncExternalStore } from 'react';
import { bareApi, bearerHeaders } from '../api/client.ts';
import { retryTransient } from '../api/retry-policy.ts';
import { wait } from '../api/wait.ts';
import { drafts } from './drafts.ts';
import { leave } from './leave.ts';
import { createSession, type SessionState } from './session.ts';
import { browserToken, onTokenChange } from './token.ts';

const answerWithin = 5000;

const session = createSession({
  token: browserToken,
  fetchUser: () =>
    bareApi.get(routes.currentUser, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(answerWithin),
    }),
  wait,
});

let startedWithToken = false;

export function startSession(): void {
  startedWithToken = browserToken.read() !== null;
  void session.check();
  onTokenChange(() => void session.check());
}

/** Whether a token was stored when a location was opened: a refusal may take it before the page is first drawn. */
export function openedWithToken(isPageLoad: boolean): boolean {
  return isPageLoad ? startedWithToken : browserToken.read() !== null;
}

export function refreshUser(): Promise<void> {
  return session.refresh();
}

/** `otp` once the server has asked for the second step. */
export function signIn(email: string, password: string, otp?: string): Promise<void> {
  const body = { email, password, ...(otp !== undefined && { otp }) };
  return session.enter(() => bareApi.post(routes.login, { body }), 'Login failed');
}

export function signUp(body: SignupBody): Promise<void> {
  return session.enter(() => bareApi.post(routes.signup, { body }), 'Signup failed');
}

/** Answers the same whether or not there is such an account. */
export function requestResetLink(email: string): Promise<Spoken> {
  return bareApi.post(routes.forgotPassword, { body: { email } });
}

export function signOut(): Promise<void> {
  return leave('signed-out', async () => {
    const headers = bearerHeaders();
    drafts.close();
    browserToken.remove();
    const tell = () => bareApi.post(routes.logout, { headers, signal: AbortSignal.timeout(answerWithin) });
    // Signing out must work even if the server cannot be told.
    await retryTransient(tell, wait).catch(() => undefined);
  });
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}
