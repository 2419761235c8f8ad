import type { SignupBody, Spoken } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useSyncExternalStore } from 'react';
import { bareApi, bearerHeaders, onRejection, onRenewalDue } from '../api/client.ts';
import { retryTransient } from '../api/retry-policy.ts';
import { wait } from '../api/wait.ts';
import { chosenBusiness } from '../business/chosen-business.ts';
import { drafts } from './drafts.ts';
import { firstQuestions } from './first-questions.ts';
import { leave } from './leave.ts';
import { createRenewal } from './renewal.ts';
import { createSession, type SessionState } from './session.ts';
import { specifiedWords } from './session.wording.ts';
import { browserToken, onTokenChange } from './token.ts';

const responseTimeout = 5000;

const session = createSession({
  token: browserToken,
  fetchUser: () =>
    bareApi.get(routes.currentUser, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(responseTimeout),
    }),
  wait,
});

const renewToken = createRenewal({
  token: browserToken,
  renew: () => bareApi.post(routes.renewToken, { signal: AbortSignal.timeout(responseTimeout) }),
});

/** The server draws pages for visitors. */
const visitor: SessionState = { user: null, loading: false, error: null };

let startedWithToken = false;

export function startSession(): void {
  startedWithToken = browserToken.read() !== null;
  session.subscribe(() => {
    const { user } = session.state();
    if (user !== null) chosenBusiness.keepFor(user.id);
  });
  void session.check();
  onTokenChange(() => void session.check());
  onRenewalDue(() => void renewToken());
  onRejection('TWO_STEP_NEEDED', () => void session.refresh());
}

/** A 401 can remove the token before the first render, so the page remembers its start. */
export function openedWithToken(isPageLoad: boolean): boolean {
  return isPageLoad ? startedWithToken : browserToken.read() !== null;
}

export function refreshUser(): Promise<void> {
  return session.refresh();
}

export function signIn(email: string, password: string, otp?: string): Promise<void> {
  const body = { email, password, bind: true, ...(otp !== undefined && { otp }) };
  return session.enter(() => bareApi.post(routes.login, { body }), specifiedWords.loginFailed);
}

export function signUp(body: SignupBody): Promise<void> {
  return session.enter(async () => {
    const signedIn = await bareApi.post(routes.signup, { body: { ...body, bind: true } });
    firstQuestions.open(signedIn.user.id);
    return signedIn;
  }, specifiedWords.signupFailed);
}

/** The response is the same with and without an account. */
export function requestResetLink(email: string): Promise<Spoken> {
  return bareApi.post(routes.forgotPassword, { body: { email } });
}

export function signOut(): Promise<void> {
  return leave('signed-out', async () => {
    const headers = bearerHeaders();
    drafts.close();
    chosenBusiness.forget();
    browserToken.remove();
    const endOnServer = () =>
      bareApi.post(routes.logout, { headers, signal: AbortSignal.timeout(responseTimeout) });
    // The sign-out works without the server, too.
    await retryTransient(endOnServer, wait).catch(() => undefined);
  });
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => visitor);
}
