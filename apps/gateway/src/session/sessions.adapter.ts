import { Injectable } from '@nestjs/common';
import { events, rpc, type User, type UserId } from '@groundwork/contracts';
import { EventFeed, RpcClient } from '@groundwork/platform-messaging';
import { tokenHash } from '@groundwork/platform-crypto';

const cacheMs = 60_000;
const maxSessions = 50_000;

const changesOfPerson: string[] = [
  events.userChanged.type,
  events.userRoleChanged.type,
  events.userPlanChanged.type,
];

interface CachedSession {
  user: User;
  until: number;
}

@Injectable()
export class Sessions {
  private readonly cache = new Map<string, CachedSession>();
  private readonly watchers = new Set<(hash: string) => void>();
  /** A reply to a call that began before a drop must not be stored after it. */
  private drops = 0;

  constructor(
    private readonly services: RpcClient,
    feed: EventFeed,
  ) {
    feed.onEvent(({ type, data, userId }) => {
      if (changesOfPerson.includes(type)) this.dropUser(userId);
      if (type !== events.sessionRevoked.type) return;
      const revoked = events.sessionRevoked.data.safeParse(data);
      for (const hash of revoked.data?.tokenHashes ?? []) this.dropRevoked(hash);
    });
    feed.onGap(() => this.dropAll());
  }

  cachedUser(token: string): User | undefined {
    const cached = this.cache.get(tokenHash(token));
    return cached && cached.until > performance.now() ? cached.user : undefined;
  }

  async userOf(token: string): Promise<User | null> {
    const cached = this.cachedUser(token);
    if (cached) return cached;
    const hash = tokenHash(token);
    const dropsBefore = this.drops;
    const verified = await this.services.call(rpc.identity.verifyToken, { token });
    if (!verified) {
      this.cache.delete(hash);
      return null;
    }
    if (dropsBefore === this.drops) this.store(hash, verified.user);
    return verified.user;
  }

  drop(token: string): void {
    this.dropRevoked(tokenHash(token));
  }

  dropUser(userId: UserId): void {
    this.drops += 1;
    for (const [hash, { user }] of this.cache) if (user.id === userId) this.cache.delete(hash);
  }

  dropAll(): void {
    this.drops += 1;
    this.cache.clear();
  }

  onRevoked(token: string, listener: () => void): () => void {
    const watched = tokenHash(token);
    const watcher = (hash: string) => {
      if (hash === watched) listener();
    };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private store(hash: string, user: User): void {
    if (this.cache.size >= maxSessions) this.cache.clear();
    this.cache.set(hash, { user, until: performance.now() + cacheMs });
  }

  private dropRevoked(hash: string): void {
    this.drops += 1;
    this.cache.delete(hash);
    for (const notify of this.watchers) notify(hash);
  }
}
