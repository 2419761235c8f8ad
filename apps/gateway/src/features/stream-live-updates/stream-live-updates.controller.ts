import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { Businesses } from '../../session/businesses.adapter.ts';
import { StreamLiveUpdates } from './stream-live-updates.use-case.ts';

@Controller()
export class StreamLiveUpdatesController {
  constructor(
    private readonly updates: StreamLiveUpdates,
    private readonly businesses: Businesses,
  ) {}

  @Route(routes.events)
  async stream({ user, token, binding, request, reply }: InputOf<typeof routes.events>): Promise<void> {
    this.updates.admit(user.id);
    const business = await this.businesses.ifAny(user.id, request);
    if (reply.request.method === 'HEAD') void reply.type('text/event-stream').send();
    else this.updates.run({ person: user.id, business, token, binding }, begin(reply));
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
