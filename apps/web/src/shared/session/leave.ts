import { wait } from '../api/wait.ts';
import { showToast } from '../toast/toast-store.ts';
import { dropSharedFiles } from '../documents/shared-files.ts';
import { interruptedVisit } from './interrupted-visit.ts';
import { createLatch, type LeaveCause, leavePlan } from './leave-plan.ts';
import { specifiedWords } from './session.wording.ts';

const isFirstCause = createLatch();

/** Back can restore the page from the cache of the browser, also after the end of its session. */
function reloadOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

export async function leave(cause: LeaveCause, before?: () => Promise<void>): Promise<void> {
  if (!isFirstCause(cause)) return;
  reloadOnReturn();
  const { pathname, search, hash } = window.location;
  const path = pathname + search + hash;
  const plan = leavePlan(cause, path);
  if (cause === 'signed-out') void dropSharedFiles();
  else interruptedVisit.write({ path, hadSession: cause !== 'opened-without-token' });
  if (plan.announce) {
    showToast({
      title: specifiedWords.unauthorized,
      description: specifiedWords.signingIn,
      destructive: true,
    });
  }
  await before?.();
  if (plan.delayMilliseconds > 0) await wait(plan.delayMilliseconds);
  window.location.assign(plan.to);
}
