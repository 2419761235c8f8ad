const lookEvery = 30_000;
/** A browser slows the timers of a tab in the background down to one a minute. */
const silenceLimit = 90_000;

/** Holds the lock for one term. Resolves when the work is done, rejects when the lock is taken away or not to be had. */
async function oneTerm(
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

/**
 * Does the work in one tab of the browser at a time; the next in the queue takes over when that tab closes. A phone
 * puts a tab to sleep with the lock in its hand: a tab in view that has not heard from it for long takes the lock.
 */
export function lead(
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  stop: AbortSignal,
): { readonly heard: () => void } {
  let lastHeard = Date.now();
  let queue = new AbortController();
  let leading = false;

  const working = async (signal: AbortSignal) => {
    leading = true;
    await work(signal);
  };
  async function takeTurns(): Promise<void> {
    for (let steal = false; !stop.aborted; leading = false) {
      queue = new AbortController();
      const options = steal ? { steal } : { signal: AbortSignal.any([stop, queue.signal]) };
      try {
        await oneTerm(name, working, options, stop);
        return;
      } catch {
        steal = queue.signal.aborted;
        lastHeard = Date.now();
      }
    }
  }

  const look = setInterval(() => {
    const asleep = Date.now() - lastHeard > silenceLimit;
    if (asleep && !leading && document.visibilityState === 'visible') queue.abort();
  }, lookEvery);
  stop.addEventListener('abort', () => clearInterval(look), { once: true });

  // Web Locks exist in secure contexts only; elsewhere each tab works for itself.
  void ('locks' in navigator ? takeTurns() : working(stop));
  return {
    heard: () => {
      lastHeard = Date.now();
    },
  };
}
