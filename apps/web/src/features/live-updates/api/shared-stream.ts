import type { QueryChange } from '#shared/api/affected-queries.ts';
import { endSession } from '#shared/api/client.ts';
import { connection } from '#shared/api/connection.ts';
import { HttpError } from '#shared/api/http-error.ts';
import { streamOpening } from '#shared/api/stream-opening.ts';
import { reconnectDelay } from '../model/reconnect.ts';
import { readEventStream } from './event-stream.ts';
import { workInOneTab } from './leadership.ts';

const nameOf = (businessId: string) => `groundwork.live.${businessId}`;
const pollEvery = 30_000;

type TabMessage = QueryChange | 'alive';

interface Stream {
  readonly publish: (message: TabMessage) => void;
  readonly onOpen: () => void;
}

/** Resolves early when the server responds again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    const stopListening = connection.onReturn(finish);
    signal.addEventListener('abort', finish, { once: true });
  });
}

/** Without a connection, the screens fetch everything twice a minute. */
async function readStream({ publish, onOpen: announce }: Stream, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const poll = setInterval(() => publish(failures > 0 ? 'everything' : 'alive'), pollEvery);
  const onOpen = () => {
    failures = 0;
    announce();
  };
  while (!signal.aborted) {
    try {
      await readEventStream({ onOpen, onMessage: publish }, signal);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) {
        await endSession();
        break;
      }
      // The access to the business has ended.
      if (error instanceof HttpError && error.status === 404) publish('everything');
      connection.reportFailure(error);
    }
    failures += 1;
    streamOpening.end();
    await pause(reconnectDelay(failures), signal);
  }
  clearInterval(poll);
}

/** One tab reads the stream of a business and publishes its changes to the other tabs with this business. */
export function followChanges(businessId: string, apply: (change: QueryChange) => void): () => void {
  const sharedName = nameOf(businessId);
  const stop = new AbortController();
  const channel = new BroadcastChannel(sharedName);
  const send = (message: TabMessage) => {
    if (!stop.signal.aborted) channel.postMessage(message);
  };
  const publish = (message: TabMessage) => {
    if (message !== 'alive') apply(message);
    send(message);
  };
  // The server does not repeat changes from before the connection.
  const onOpen = () => (streamOpening.end() ? send : publish)('everything');
  const leadership = workInOneTab(
    sharedName,
    (signal) => readStream({ publish, onOpen }, signal),
    stop.signal,
  );
  void leadership.isElsewhere().then((isOpen) => isOpen && streamOpening.end());
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    leadership.reportSign();
    if (data !== 'alive') apply(data);
  };
  return () => {
    stop.abort();
    channel.close();
  };
}
