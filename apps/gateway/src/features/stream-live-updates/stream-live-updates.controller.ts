import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { StreamLiveUpdates } from './stream-live-updates.use-case.ts';

@Controller()
export class StreamLiveUpdatesController {
  constructor(private readonly updates: StreamLiveUpdates) {}

  @Route(routes.events)
  stream({ user, token, binding, reply }: InputOf<typeof routes.events>): void {
    this.updates.admit(user.id);
    if (reply.request.method === 'HEAD') void reply.type('text/event-stream').send();
    else this.updates.run({ userId: user.id, token, binding }, begin(reply));
  }
}

function begin(reply: FastifyReply): ServerResponse {
  reply.hijack();
  return reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // an idle connection would delay a stopping gateway
    connection: 'close',
  });
}
