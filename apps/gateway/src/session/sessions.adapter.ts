import { Injectable } from '@nestjs/common';
import { events, rpc, type User, type UserId } from '@groundwork/contracts';
import { EventFeed, RpcClient } from '@groundwork/platform-messaging';
import { tokenHash } from '@groundwork/platform-crypto';
import type { Credential } from './session-cookie.adapter.ts';

const cacheMs = 60_000;
const freshSeconds = 600;
const maxSessions = 50_000;

const changesOfPerson: string[] = [
  events.userChanged.type,
  events.userRoleChanged.type,
  events.userPlanChanged.type,
];

interface Session {
  user: User;
  freshUntil: number;
  isRenewalDue: boolean;
  bindingHash: string | null;
  /** A session that only the heartbeat of a stream read counts as unused. */
  isUsed: boolean;
}

interface CachedSession extends Session {
  until: number;
}

const hasBinding = ({ bindingHash }: Session, { binding }: Credential): boolean =>
  bindingHash === null || (binding !== undefined && tokenHash(binding) === bindingHash);

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

  cachedUser(credential: Credential): User | undefined {
    const cached = this.cached(credential.token);
    return cached && hasBinding(cached, credential) ? cached.user : undefined;
  }

  async find(credential: Credential): Promise<Session | null> {
    const cached = this.cached(credential.token);
    if (cached && !hasBinding(cached, credential)) return null;
    return cached?.isUsed ? cached : this.read(credential);
  }

  async isOpen(credential: Credential): Promise<boolean> {
    return (this.cached(credential.token) ?? (await this.read(credential, true))) !== null;
  }

  /** Another gateway may have confirmed the session meanwhile, so an old cached time is read again. */
  async isFresh(credential: Credential): Promise<boolean> {
    if ((this.cached(credential.token)?.freshUntil ?? 0) > performance.now()) return true;
    const session = await this.read(credential);
    return session !== null && session.freshUntil > performance.now();
  }

  private cached(token: string): Session | undefined {
    const cached = this.cache.get(tokenHash(token));
    return cached && cached.until > performance.now() ? cached : undefined;
  }

  private async read({ token, binding }: Credential, passive = false): Promise<Session | null> {
    const hash = tokenHash(token);
    const dropsBefore = this.drops;
    const verified = await this.services.call(rpc.identity.verifyToken, { token, binding, passive });
    if (!verified) {
      this.cache.delete(hash);
      return null;
    }
    const { user, confirmedSecondsAgo = freshSeconds, bound, renewalDue } = verified;
    const session = {
      user,
      freshUntil: performance.now() + (freshSeconds - confirmedSecondsAgo) * 1000,
      isRenewalDue: renewalDue === true,
      bindingHash: bound && binding !== undefined ? tokenHash(binding) : null,
      isUsed: !passive,
    };
    if (dropsBefore === this.drops) this.store(hash, session);
    return session;
  }

  drop(secret: string): void {
    const dropped = tokenHash(secret);
    this.dropRevoked(dropped);
    for (const [hash, { bindingHash }] of this.cache) if (bindingHash === dropped) this.dropRevoked(hash);
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

  private store(hash: string, session: Session): void {
    if (this.cache.size >= maxSessions) this.cache.clear();
    this.cache.set(hash, { ...session, until: performance.now() + cacheMs });
  }

  private dropRevoked(hash: string): void {
    this.drops += 1;
    this.cache.delete(hash);
    for (const notify of this.watchers) notify(hash);
  }
}
