import type { LiveMessage } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { createParser } from 'eventsource-parser';
import { bearerHeaders } from '#shared/api/client.ts';
import { httpError } from '#shared/api/http-error.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { parseLiveMessage } from '../model/live-message.ts';

const silenceLimit = 60_000;

export interface StreamListener {
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
}

/** Aborts when nothing at all has arrived for a minute: a connection can die without saying so. */
function watchSilence(signal: AbortSignal) {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceLimit);
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceLimit);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Reads one connection to its end. Resolves when the server closes it, rejects when it breaks. */
export async function readEventStream(listener: StreamListener, signal: AbortSignal): Promise<void> {
  const watch = watchSilence(signal);
  try {
    const response = await fetch(urlOf(routes.events), {
      headers: { Accept: 'text/event-stream', ...bearerHeaders() },
      cache: 'no-store',
      signal: watch.signal,
    });
    if (!response.ok || response.body === null) throw httpError(response.status, '', null);
    listener.onOpen();
    const parser = createParser({
      onEvent: ({ data }) => {
        const message = parseLiveMessage(data);
        if (message !== null) listener.onMessage(message);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      watch.heard();
      parser.feed(part.value);
    }
  } finally {
    watch.stop();
  }
}
