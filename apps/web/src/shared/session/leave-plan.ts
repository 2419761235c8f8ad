import { routes } from '@groundwork/contracts/client';
import { urlOf } from '../api/url-of.ts';
import { paths } from '../paths.ts';

/** Why a signed-in screen must be left. */
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
  // The server clears its cookie there and sends the browser home.
  'signed-out': { to: urlOf(routes.logoutPage), announce: false, delayMilliseconds: 0 },
};

/** Where to go, and whether to say so first. A forced sign-in carries the way back. */
export function leavePlan(cause: LeaveCause, currentPath: string): LeavePlan {
  const plan = plans[cause];
  if (!plan.announce) return plan;
  return { ...plan, to: urlOf(routes.loginPage, { query: { returnTo: currentPath } }) };
}

/** The first cause wins: whatever follows while the browser is on its way is ignored. */
export function createLatch(): (cause: LeaveCause) => boolean {
  let taken = false;
  return () => {
    if (taken) return false;
    taken = true;
    return true;
  };
}
