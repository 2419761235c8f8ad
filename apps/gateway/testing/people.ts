import { randomBytes, randomUUID } from 'node:crypto';
import { type Role, rpc, type User, type UserId } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { tokenHash } from '@groundwork/platform-crypto';
import type { FakeService } from '@groundwork/testing';

export interface Person {
  token: string;
  user: User;
}

/** Who exists, who is signed in, and how often the gateway asked. */
export class FakeIdentity {
  questions = 0;
  readonly loggedOut: string[] = [];
  /** Where those who signed in or up were said to sit. */
  readonly addresses: (string | undefined)[] = [];
  private readonly signedIn = new Map<string, User>();

  constructor(private readonly calls: FakeService) {
    this.arrive();
  }

  arrive(): void {
    this.calls
      .on(rpc.identity.verifyToken, ({ token }) => {
        this.questions += 1;
        const user = this.signedIn.get(token);
        return user ? { user, tokenHash: tokenHash(token) } : null;
      })
      .on(rpc.identity.logout, ({ token }) => {
        this.loggedOut.push(token);
        this.signedIn.delete(token);
        return {};
      })
      .on(rpc.identity.login, ({ email, password, clientAddress }) => {
        this.addresses.push(clientAddress);
        if (password !== 'correct horse')
          throw new DomainError('unauthenticated', 'BAD_LOGIN', 'Invalid email or password');
        return this.someone('user', email);
      })
      .on(rpc.identity.signup, ({ email, clientAddress }) => {
        this.addresses.push(clientAddress);
        return this.someone('user', email);
      })
      .on(rpc.identity.listUsers, () => ({ items: [], nextCursor: null }))
      .on(rpc.identity.changeRole, () => {
        throw new DomainError('not-found', 'USER_NOT_FOUND', 'There is nobody with this id');
      });
  }

  someone(role: Role = 'user', email = 'ann@example.com'): Person {
    const user: User = {
      id: randomUUID() as UserId,
      email,
      firstName: 'Ann',
      lastName: 'Lee',
      profileImageUrl: null,
      subscriptionPlan: 'starter',
      role,
      createdAt: '2026-01-02T03:04:05.000Z',
      mfaEnabled: false,
    };
    const token = randomBytes(32).toString('base64url');
    this.signedIn.set(token, user);
    return { token, user };
  }

  /** The record changes; telling the gateways is another matter. */
  revoke(token: string): void {
    this.signedIn.delete(token);
  }

  assignPlan({ token, user }: Person, subscriptionPlan: User['subscriptionPlan']): void {
    this.signedIn.set(token, { ...user, subscriptionPlan });
  }

  assignRole({ token, user }: Person, role: Role): void {
    this.signedIn.set(token, { ...user, role });
  }
}
