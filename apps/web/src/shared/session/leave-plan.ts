import { routes } from '@groundwork/contracts/client';
import { urlOf } from '../api/url-of.ts';
import { paths } from '../paths.ts';

export type LeaveCause =
  'opened-without-token' | 'user-lost' | 'request-rejected' | 'action-rejected' | 'signed-out';

export interface LeavePlan {
  readonly to: string;
  readonly announce: boolean;
  readonly delayMilliseconds: number;
}

const home: LeavePlan = { to: paths.home(), announce: false, delayMilliseconds: 0 };
const signInAgain: LeavePlan = { to: urlOf(routes.loginPage), announce: true, delayMilliseconds: 500 };

const plans: Readonly<Record<LeaveCause, LeavePlan>> = {
  'opened-without-token': home,
  'request-rejected': home,
  'user-lost': signInAgain,
  'action-rejected': signInAgain,
  // This route deletes the cookie and redirects to `/`.
  'signed-out': { to: urlOf(routes.logoutPage), announce: false, delayMilliseconds: 0 },
};

export function leavePlan(cause: LeaveCause, currentPath: string): LeavePlan {
  const plan = plans[cause];
  if (!plan.announce) return plan;
  return { ...plan, to: urlOf(routes.loginPage, { query: { returnTo: currentPath } }) };
}

/** True for the first cause only: later causes arrive while the browser already leaves. */
export function createLatch(): (cause: LeaveCause) => boolean {
  let isClosed = false;
  return () => {
    if (isClosed) return false;
    isClosed = true;
    return true;
  };
}
