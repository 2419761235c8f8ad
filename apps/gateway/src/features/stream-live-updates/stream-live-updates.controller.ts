import type { OutgoingHttpHeaders } from 'node:http';
import { type BeforeApplicationShutdown, Controller, Res } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { FastifyReply } from 'fastify';
import { Route } from '../../http/route.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { Sessions } from '../../session/sessions.ts';
import { LiveHub } from './live-hub.ts';

const heartbeatMs = 15_000;

@Controller()
export class StreamLiveUpdatesController implements BeforeApplicationShutdown {
  private readonly open = new Set<() => void>();

  constructor(
    private readonly hub: LiveHub,
    private readonly sessions: Sessions,
  ) {}

  @Route(routes.events)
  stream(@SignedIn() { user, token }: Caller, @Res() reply: FastifyReply): void {
    if (reply.request.method === 'HEAD') {
      void reply.type('text/event-stream').send();
      return;
    }
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
    const stopListening = this.hub.listen(user.id, (message) => {
      raw.write(`data: ${JSON.stringify(message)}\n\n`);
    });
    const beat = setInterval(() => {
      raw.write(': still here\n\n');
      this.sessions.userOf(token).then(
        (still) => still ?? end(),
        () => undefined,
      );
    }, heartbeatMs);
    const stopWatching = this.sessions.onRevoked(token, () => end());
    const end = () => {
      clearInterval(beat);
      stopListening();
      stopWatching();
      this.open.delete(end);
      raw.end();
    };
    this.open.add(end);
    raw.on('close', end);
  }

  beforeApplicationShutdown(): void {
    for (const end of this.open) end();
  }
}
