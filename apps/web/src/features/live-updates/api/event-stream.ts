import type { LiveMessage } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { createParser } from 'eventsource-parser';
import { businessHeaders } from '#shared/api/client.ts';
import { httpError } from '#shared/api/http-error.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { parseLiveMessage } from '../model/live-message.ts';

const silenceLimit = 60_000;

export interface StreamListener {
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
}

/** Aborts a minute after the last byte: a connection can die without an error. */
function watchSilence(signal: AbortSignal) {
  const timeout = new AbortController();
  let timer = setTimeout(() => timeout.abort(), silenceLimit);
  return {
    signal: AbortSignal.any([signal, timeout.signal]),
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(() => timeout.abort(), silenceLimit);
    },
    stop: () => clearTimeout(timer),
  };
}

export async function readEventStream(listener: StreamListener, signal: AbortSignal): Promise<void> {
  const watch = watchSilence(signal);
  try {
    const response = await fetch(urlOf(routes.events), {
      headers: { Accept: 'text/event-stream', ...businessHeaders() },
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
      watch.restart();
      parser.feed(part.value);
    }
  } finally {
    watch.stop();
  }
}
