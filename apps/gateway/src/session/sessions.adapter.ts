import { Injectable } from '@nestjs/common';
import { events, rpc, type User, type UserId } from '@groundwork/contracts';
import { EventFeed, RpcClient } from '@groundwork/platform-messaging';
import { tokenHash } from '@groundwork/platform-crypto';

const rememberMs = 60_000;
const most = 50_000;

const changesOfPerson: string[] = [
  events.userChanged.type,
  events.userRoleChanged.type,
  events.userPlanChanged.type,
];

interface Verdict {
  user: User;
  until: number;
}

@Injectable()
export class Sessions {
  private readonly verdicts = new Map<string, Verdict>();
  private readonly watchers = new Set<(hash: string) => void>();
  /** A reply to a call that began before a drop must not be stored after it. */
  private forgotten = 0;

  constructor(
    private readonly services: RpcClient,
    feed: EventFeed,
  ) {
    feed.onEvent(({ type, data, userId }) => {
      if (changesOfPerson.includes(type)) this.forgetPerson(userId);
      if (type !== events.sessionRevoked.type) return;
      const revoked = events.sessionRevoked.data.safeParse(data);
      for (const hash of revoked.data?.tokenHashes ?? []) this.revoked(hash);
    });
    feed.onGap(() => this.forgetEverybody());
  }

  remembered(token: string): User | undefined {
    const known = this.verdicts.get(tokenHash(token));
    return known && known.until > performance.now() ? known.user : undefined;
  }

  async userOf(token: string): Promise<User | null> {
    const known = this.remembered(token);
    if (known) return known;
    const hash = tokenHash(token);
    const before = this.forgotten;
    const verified = await this.services.call(rpc.identity.verifyToken, { token });
    if (!verified) {
      this.verdicts.delete(hash);
      return null;
    }
    if (before === this.forgotten) this.remember(hash, verified.user);
    return verified.user;
  }

  forget(token: string): void {
    this.revoked(tokenHash(token));
  }

  forgetPerson(userId: UserId): void {
    this.forgotten += 1;
    for (const [hash, { user }] of this.verdicts) if (user.id === userId) this.verdicts.delete(hash);
  }

  forgetEverybody(): void {
    this.forgotten += 1;
    this.verdicts.clear();
  }

  onRevoked(token: string, listener: () => void): () => void {
    const watched = tokenHash(token);
    const watcher = (hash: string) => {
      if (hash === watched) listener();
    };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private remember(hash: string, user: User): void {
    if (this.verdicts.size >= most) this.verdicts.clear();
    this.verdicts.set(hash, { user, until: performance.now() + rememberMs });
  }

  private revoked(hash: string): void {
    this.forgotten += 1;
    this.verdicts.delete(hash);
    for (const tell of this.watchers) tell(hash);
  }
}
