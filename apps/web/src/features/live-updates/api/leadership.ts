const checkEvery = 30_000;
/** A browser runs the timers of a background tab once a minute. */
const silenceLimit = 90_000;

async function workWithLock(
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  options: LockOptions,
  stop: AbortSignal,
): Promise<void> {
  const term = new AbortController();
  try {
    await navigator.locks.request(name, options, () => work(AbortSignal.any([stop, term.signal])));
  } finally {
    term.abort();
  }
}

interface Leadership {
  readonly reportSign: () => void;
  readonly isElsewhere: () => Promise<boolean>;
}

async function isHeldElsewhere(name: string, isLeader: () => boolean): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return !isLeader() && held.some((lock) => lock.name === name);
}

/** A phone suspends a tab that has the lock. Then a visible tab steals the lock after a long silence. */
export function workInOneTab(
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  stop: AbortSignal,
): Leadership {
  let lastSign = Date.now();
  let queue = new AbortController();
  let isLeader = false;

  const workAsLeader = async (signal: AbortSignal) => {
    isLeader = true;
    await work(signal);
  };
  async function waitForLock(): Promise<void> {
    for (let steal = false; !stop.aborted; isLeader = false) {
      queue = new AbortController();
      const options = steal ? { steal } : { signal: AbortSignal.any([stop, queue.signal]) };
      try {
        await workWithLock(name, workAsLeader, options, stop);
        return;
      } catch {
        steal = queue.signal.aborted;
        lastSign = Date.now();
      }
    }
  }

  const check = setInterval(() => {
    const isSuspended = Date.now() - lastSign > silenceLimit;
    if (isSuspended && !isLeader && document.visibilityState === 'visible') queue.abort();
  }, checkEvery);
  stop.addEventListener('abort', () => clearInterval(check), { once: true });

  // Web Locks exist in secure contexts only; elsewhere each tab does the work.
  void ('locks' in navigator ? waitForLock() : workAsLeader(stop));
  return {
    reportSign: () => {
      lastSign = Date.now();
    },
    isElsewhere: () => isHeldElsewhere(name, () => isLeader),
  };
}
