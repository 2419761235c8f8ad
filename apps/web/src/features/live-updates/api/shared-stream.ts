import type { QueryChange } from '#shared/api/affected-queries.ts';
import { endSession } from '#shared/api/client.ts';
import { connection } from '#shared/api/connection.ts';
import { HttpError } from '#shared/api/http-error.ts';
import { reconnectDelay } from '../model/reconnect.ts';
import { readEventStream } from './event-stream.ts';
import { lead } from './leadership.ts';

const sharedName = 'groundwork.live';
const pollEvery = 30_000;

/** What the leading tab tells the others; `alive` says only that it still reads. */
type Told = QueryChange | 'alive';

/** Ends early when the server answers again, or when told to stop. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    const stopListening = connection.onReturn(over);
    signal.addEventListener('abort', over, { once: true });
  });
}

/** Keeps one connection alive until told to stop; while it is down, everything is asked for twice a minute. */
async function keepStream(tell: (told: Told) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const poll = setInterval(() => tell(failures > 0 ? 'everything' : 'alive'), pollEvery);
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
        await endSession();
        break;
      }
      connection.reportFailure(error);
    }
    failures += 1;
    await pause(reconnectDelay(failures), signal);
  }
  clearInterval(poll);
}

/** One stream for all tabs: the tab that leads reads and tells the others. */
export function followChanges(apply: (change: QueryChange) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(sharedName);
  const tell = (told: Told) => {
    if (told !== 'alive') apply(told);
    if (!stop.signal.aborted) channel.postMessage(told);
  };
  const follower = lead(sharedName, (signal) => keepStream(tell, signal), stop.signal);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    follower.heard();
    if (data !== 'alive') apply(data);
  };
  return () => {
    stop.abort();
    channel.close();
  };
}
