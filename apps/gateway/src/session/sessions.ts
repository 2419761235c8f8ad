import { Injectable } from '@nestjs/common';
import { events, rpc, type User } from '@groundwork/contracts';
import { EventFeed, RpcClient } from '@groundwork/platform-messaging';
import { tokenHash } from '@groundwork/platform-crypto';

const rememberMs = 60_000;
const most = 50_000;

interface Verdict {
  user: User;
  until: number;
}

/** Remembers who a token is for a minute, drops it the moment it is revoked, and forgets all after a gap. */
@Injectable()
export class Sessions {
  private readonly verdicts = new Map<string, Verdict>();

  constructor(
    private readonly services: RpcClient,
    feed: EventFeed,
  ) {
    feed.onEvent((event) => {
      if (event.type !== events.sessionRevoked.type) return;
      for (const hash of events.sessionRevoked.data.parse(event.data).tokenHashes) this.verdicts.delete(hash);
    });
    feed.onGap(() => {
      this.verdicts.clear();
    });
  }

  async userOf(token: string): Promise<User | null> {
    const hash = tokenHash(token);
    const known = this.verdicts.get(hash);
    if (known && known.until > Date.now()) return known.user;
    const verified = await this.services.call(rpc.identity.verifyToken, { token });
    if (!verified) {
      this.verdicts.delete(hash);
      return null;
    }
    if (this.verdicts.size >= most) this.verdicts.clear();
    this.verdicts.set(hash, { user: verified.user, until: Date.now() + rememberMs });
    return verified.user;
  }

  forget(token: string): void {
    this.verdicts.delete(tokenHash(token));
  }
}
