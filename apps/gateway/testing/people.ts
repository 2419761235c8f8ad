import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AdmittedBusiness,
  adviserAreas,
  businessId,
  grantId,
  noticeKinds,
  type NoticePreferences,
  ownerAreas,
  type Role,
  rpc,
  type User,
  type UserId,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { tokenHash } from '@groundwork/platform-crypto';
import type { FakeService } from '@groundwork/testing';

export interface Person {
  token: string;
  user: User;
}

export class FakeIdentity {
  verifications = 0;
  readonly loggedOut: string[] = [];
  readonly addresses: (string | undefined)[] = [];
  readonly devices: (string | undefined)[] = [];
  private readonly signedIn = new Map<string, User>();
  private readonly bindings = new Map<string, string>();
  readonly renewals = new Map<string, string>();
  readonly reads: string[] = [];
  private readonly grants = new Map<string, AdmittedBusiness>();
  private readonly secondsAgo = new Map<string, number>();

  constructor(private readonly calls: FakeService) {
    this.arrive();
  }

  arrive(): void {
    this.accountsArrive();
    this.noticesArrive();
    this.peopleArrive();
    this.calls
      .on(rpc.identity.verifyToken, ({ token, binding }) => {
        this.verifications += 1;
        const expected = this.bindings.get(token);
        const user = expected === undefined || expected === binding ? this.signedIn.get(token) : undefined;
        const bound = expected !== undefined;
        const renewalDue = this.renewals.has(token);
        const confirmedSecondsAgo = this.secondsAgo.get(token) ?? 0;
        return user ? { user, tokenHash: tokenHash(token), confirmedSecondsAgo, bound, renewalDue } : null;
      })
      .on(rpc.identity.logout, ({ token }) => {
        this.loggedOut.push(token);
        this.signedIn.delete(token);
        return {};
      })
      .on(rpc.identity.login, ({ email, password, bind, clientAddress, device }) => {
        this.addresses.push(clientAddress);
        this.devices.push(device);
        if (password !== 'correct horse')
          throw new DomainError('unauthenticated', 'BAD_CREDENTIALS', 'Invalid email or password');
        return this.open(bind, email);
      })
      .on(rpc.identity.signup, ({ email, bind, clientAddress }) => {
        this.addresses.push(clientAddress);
        return this.open(bind, email);
      })
      .on(rpc.identity.userNames, () => ({ names: [] }))
      .on(rpc.identity.listUsers, () => ({ items: [], nextCursor: null }))
      .on(rpc.identity.allBusinesses, () => ({ items: [], nextCursor: null }))
      .on(rpc.identity.allPractices, () => ({ items: [], nextCursor: null }))
      .on(rpc.identity.staffRequests, () => [])
      .on(rpc.identity.changeRole, () => {
        throw new DomainError('not-found', 'USER_NOT_FOUND', 'There is nobody with this id');
      });
  }

  private accountsArrive(): void {
    const codes = { recoveryCodes: ['AAAAA-BBBBB'] };
    this.calls
      .on(rpc.identity.changeName, ({ userId, ...names }) => this.change(userId, names))
      .on(rpc.identity.setPicture, ({ userId, version }) =>
        this.change(userId, { profileImageUrl: version && `/api/account/picture?v=${version}` }),
      )
      .on(rpc.identity.confirmIdentity, ({ token }) => {
        this.secondsAgo.delete(token);
        return {};
      })
      .on(rpc.identity.renewToken, ({ token }) => ({ token: this.renewals.get(token) ?? token }))
      .on(rpc.identity.changePassword, () => ({}))
      .on(rpc.identity.changeEmail, () => ({ message: 'Open the link.' }))
      .on(rpc.identity.sessions, () => [])
      .on(rpc.identity.endSession, () => ({}))
      .on(rpc.identity.endOtherSessions, () => ({ signedOut: 1 }))
      .on(rpc.identity.startMfa, ({ issuer }) => ({ secret: 'AAAA', url: `otpauth://totp/${issuer}` }))
      .on(rpc.identity.confirmMfa, () => codes)
      .on(rpc.identity.renewRecoveryCodes, () => codes)
      .on(rpc.identity.stopMfa, ({ userId }) => this.change(userId, { mfaEnabled: false }))
      .on(rpc.identity.forgotPassword, () => ({ message: 'A link is on its way.' }))
      .on(rpc.identity.resetPassword, () => ({}))
      .on(rpc.identity.confirmEmail, () => ({}))
      .on(rpc.identity.confirmReplyTo, () => ({}));
  }

  private peopleArrive(): void {
    const none = new DomainError('not-found', 'GRANT_NOT_FOUND', 'There is no such grant');
    this.calls
      .on(rpc.identity.admit, ({ userId, to }) => this.admitted(userId, to))
      .on(rpc.identity.recordRead, ({ actorId, businessId, area }) => {
        this.reads.push(`${actorId} ${businessId} ${area}`);
        return {};
      })
      .on(rpc.identity.actorsOf, () => [])
      .on(rpc.identity.businesses, () => [])
      .on(rpc.identity.people, () => [])
      .on(rpc.identity.invitations, () => [])
      .on(rpc.identity.practices, () => [])
      .on(rpc.identity.endGrant, () => {
        throw none;
      });
  }

  private admitted(person: UserId, to = businessId.parse(person)): AdmittedBusiness | null {
    const own = [...this.signedIn.values()].find(({ id }) => id === person);
    if (own && to === businessId.parse(person))
      return {
        id: to,
        name: own.firstName,
        role: 'owner',
        areas: ownerAreas,
        plan: own.subscriptionPlan,
        grantId: null,
        practice: null,
        expiresAt: null,
      };
    return this.grants.get(`${person} ${to}`) ?? null;
  }

  openBusiness({ user }: Person, to: Person, grant: Partial<AdmittedBusiness> = {}): AdmittedBusiness {
    const business: AdmittedBusiness = {
      id: businessId.parse(to.user.id),
      name: to.user.firstName,
      role: 'adviser',
      areas: adviserAreas,
      plan: 'starter',
      grantId: grantId.parse(randomUUID()),
      practice: null,
      expiresAt: null,
      ...grant,
    };
    this.grants.set(`${user.id} ${business.id}`, business);
    return business;
  }

  closeBusiness({ user }: Person, to: Person): void {
    this.grants.delete(`${user.id} ${to.user.id}`);
  }

  private noticesArrive(): void {
    const kinds = Object.fromEntries(noticeKinds.map((kind) => [kind, { inApp: true, byMail: false }]));
    const preferences = { mailConfigured: false, kinds: kinds as NoticePreferences['kinds'] };
    this.calls
      .on(rpc.identity.notices, () => [])
      .on(rpc.identity.readAllNotices, () => ({}))
      .on(rpc.identity.noticePreferences, () => preferences)
      .on(rpc.identity.changeNoticePreference, () => preferences);
  }

  private change(userId: UserId, change: Partial<User>): User {
    const [token, user] = [...this.signedIn].find(([, each]) => each.id === userId) ?? [];
    if (!token || !user) throw new DomainError('not-found', 'USER_NOT_FOUND', 'There is nobody with this id');
    const changed = { ...user, ...change };
    this.signedIn.set(token, changed);
    return changed;
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

  private open(bind: boolean | undefined, email: string) {
    const person = this.someone('user', email);
    if (!bind) return person;
    const binding = randomBytes(32).toString('base64url');
    this.bindings.set(person.token, binding);
    return { ...person, binding };
  }

  setConfirmed({ token }: Person, secondsAgo: number): void {
    this.secondsAgo.set(token, secondsAgo);
  }

  revoke(token: string): void {
    this.signedIn.delete(token);
  }

  assignPlan({ token, user }: Person, subscriptionPlan: User['subscriptionPlan']): void {
    this.signedIn.set(token, { ...user, subscriptionPlan });
  }

  switchTwoStepOn({ token, user }: Person): void {
    this.signedIn.set(token, { ...user, mfaEnabled: true });
  }

  assignRole({ token, user }: Person, role: Role): void {
    this.signedIn.set(token, { ...user, role });
  }
}
