import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Controller, Inject } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { EventFeed } from '@groundwork/platform-messaging';
import type { FastifyReply } from 'fastify';
import { tooManyStreams } from '../../gateway.errors.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { Sessions } from '../../session/sessions.ts';
import { LiveHub } from './live-hub.ts';

export const HEARTBEAT_MS = Symbol('heartbeat');

/** A browser needs one for all its tabs. */
const mostOfOneUser = 20;
/** Whoever reads nothing may not make us remember everything. */
const unreadBytes = 256 * 1024;

/** Nothing is repeated: whoever was not connected fetches everything again. So an end is all a gap needs. */
const reconnect = 'retry: 1000\n\n';

@Controller()
export class StreamLiveUpdatesController implements BeforeApplicationShutdown {
  private readonly open = new Map<() => void, string>();
  private stopping = false;

  constructor(
    private readonly hub: LiveHub,
    private readonly sessions: Sessions,
    feed: EventFeed,
    @Inject(HEARTBEAT_MS) private readonly heartbeatMs: number,
  ) {
    feed.onGap(() => this.endAll());
  }

  @Route(routes.events)
  stream({ user, token, reply }: InputOf<typeof routes.events>): void {
    if (this.stopping) throw unavailable('The live stream');
    if ([...this.open.values()].filter((id) => id === user.id).length >= mostOfOneUser)
      throw tooManyStreams();
    if (reply.request.method === 'HEAD') {
      void reply.type('text/event-stream').send();
      return;
    }
    const raw = this.begin(reply);
    const stopListening = this.hub.listen(user.id, (message) => {
      if (raw.writableLength > unreadBytes) raw.destroy();
      else raw.write(`data: ${JSON.stringify(message)}\n\n`);
    });
    const beat = setInterval(() => {
      raw.write(': still here\n\n');
      this.sessions.userOf(token).then(
        (still) => still ?? end(),
        () => undefined,
      );
    }, this.heartbeatMs);
    const stopWatching = this.sessions.onRevoked(token, () => end());
    const end = () => {
      clearInterval(beat);
      stopListening();
      stopWatching();
      this.open.delete(end);
      raw.end(reconnect);
    };
    this.open.set(end, user.id);
    raw.on('close', end);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    this.endAll();
  }

  private begin(reply: FastifyReply): ServerResponse {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // an ended stream kept alive would hold up a stopping gateway
      connection: 'close',
    });
    raw.write(': connected\n\n');
    return raw;
  }

  private endAll(): void {
    for (const end of this.open.keys()) end();
  }
}
