import { wait } from '../api/wait.ts';
import { showToast } from '../toast/toast-store.ts';
import { createLatch, type LeaveCause, leavePlan } from './leave-plan.ts';

const take = createLatch();

/** The browser may keep this page as it stood and show it again on Back: it must not, once its session is over. */
function neverShowAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** The one function that takes the browser away from a signed-in screen. */
export async function leave(cause: LeaveCause, before?: () => Promise<void>): Promise<void> {
  if (!take(cause)) return;
  neverShowAgain();
  const { pathname, search } = window.location;
  const plan = leavePlan(cause, pathname + search);
  if (plan.announce) {
    showToast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      destructive: true,
    });
  }
  await before?.();
  if (plan.delayMilliseconds > 0) await wait(plan.delayMilliseconds);
  window.location.assign(plan.to);
}
