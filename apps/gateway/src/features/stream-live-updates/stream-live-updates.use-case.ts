import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { EventFeed } from '@groundwork/platform-messaging';
import { tooManyStreams } from '../../gateway.errors.ts';
import { type Audience, LiveHub } from '../../live/live-hub.adapter.ts';
import { Businesses, msLeftOf } from '../../session/businesses.adapter.ts';
import type { Credential } from '../../session/session-cookie.adapter.ts';
import { Sessions } from '../../session/sessions.adapter.ts';
import { parts } from '../../gateway.wording.ts';

export const HEARTBEAT_MS = Symbol('heartbeat');

const maxStreamsOfUser = 20;
/** A longer timer of Node ends at once. A stream that ends early opens again. */
const longestTimerMs = 2 ** 31 - 1;
const maxUnreadBytes = 256 * 1024;

/** The stream repeats nothing, so a gap ends it and the client fetches everything again. */
const reconnectTime = 'retry: 1000\n\n';

interface Subscriber extends Credential, Audience {}

@Injectable()
export class StreamLiveUpdates implements BeforeApplicationShutdown {
  private readonly openStreams = new Map<() => void, string>();
  private stopping = false;

  constructor(
    private readonly hub: LiveHub,
    private readonly sessions: Sessions,
    private readonly businesses: Businesses,
    feed: EventFeed,
    @Inject(HEARTBEAT_MS) private readonly heartbeatMs: number,
  ) {
    feed.onGap(() => this.endAll());
  }

  admit(userId: UserId): void {
    if (this.stopping) throw unavailable(parts.liveUpdates);
    if ([...this.openStreams.values()].filter((id) => id === userId).length >= maxStreamsOfUser)
      throw tooManyStreams();
  }

  run({ person, business, ...credential }: Subscriber, raw: ServerResponse): void {
    raw.write(': connected\n\n');
    const stopListening = this.hub.listen({ person, business }, (message) => {
      if (raw.writableLength > maxUnreadBytes) raw.destroy();
      else raw.write(`data: ${JSON.stringify(message)}\n\n`);
    });
    const heartbeat = setInterval(() => {
      raw.write(': heartbeat\n\n');
      this.sessions.isOpen(credential).then(
        (isOpen) => isOpen || end(),
        () => undefined,
      );
    }, this.heartbeatMs);
    const expiry = business && setTimeout(() => end(), Math.min(msLeftOf(business), longestTimerMs));
    const stopWatching = [
      this.sessions.onRevoked(credential.token, () => end()),
      business && this.businesses.onChange({ person, business: business.id }, () => end()),
    ];
    const end = () => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      stopListening();
      for (const stop of stopWatching) stop?.();
      this.openStreams.delete(end);
      raw.end(reconnectTime);
    };
    this.openStreams.set(end, person);
    raw.on('close', end);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    this.endAll();
  }

  private endAll(): void {
    for (const end of this.openStreams.keys()) end();
  }
}
