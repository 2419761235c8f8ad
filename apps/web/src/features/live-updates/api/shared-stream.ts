import { refused } from '#shared/api/client.ts';
import { HttpError } from '#shared/api/http-error.ts';
import type { Change } from '../model/affected-keys.ts';
import { reconnectDelay } from '../model/reconnect.ts';
import { readEventStream } from './event-stream.ts';

const sharedName = 'groundwork.live';
const pollEvery = 30_000;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Keeps one connection alive until told to stop; while it is down, everything is asked for twice a minute. */
async function keepStream(tell: (change: Change) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const poll = setInterval(() => {
    if (failures > 0) tell('everything');
  }, pollEvery);
  // What changed before the connection stood was told to nobody.
  const onOpen = () => {
    failures = 0;
    tell('everything');
  };
  while (!signal.aborted) {
    try {
      await readEventStream({ onOpen, onMessage: tell }, signal);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) {
        await refused();
        break;
      }
    }
    failures += 1;
    await pause(reconnectDelay(failures), signal);
  }
  clearInterval(poll);
}

/** One stream for all tabs: the tab that holds the lock reads and tells the others. */
export function followChanges(apply: (change: Change) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(sharedName);
  channel.onmessage = ({ data }: MessageEvent<Change>) => apply(data);
  const tell = (change: Change) => {
    apply(change);
    channel.postMessage(change);
  };
  const lead = () => keepStream(tell, stop.signal);
  // Web Locks exist in secure contexts only; elsewhere each tab reads for itself.
  const leading: Promise<unknown> =
    'locks' in navigator ? navigator.locks.request(sharedName, { signal: stop.signal }, lead) : lead();
  leading.catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
