import { createHash } from 'node:crypto';
import { peopleLimits, type UserId } from '@groundwork/contracts';
import { networkOf, networksOf, wideNetworkOf } from '@groundwork/platform-config';
import { DataSource, type EntityManager } from 'typeorm';
import { lockSeconds } from '../../domain/lock-time.rules.ts';
import type { AttemptsConfig } from '../../identity.config.ts';
import { tooManyLinks, tooManySignIns, tooManySignUps, tooManyTokens } from '../../identity.errors.ts';
import {
  countAttempt,
  deleteAttempts,
  type Limit,
  recentAttempts,
  removeAttempt,
  storeAttemptsFor,
} from '../../persistence/attempt.repository.ts';
import type { Visitor } from '../../domain/turn-order.rules.ts';
import { lookUps } from '../../persistence/password.adapter.ts';
import type { MailQueue } from '../../persistence/mail-queue.repository.ts';

export interface ClientOrigin {
  clientAddress?: string | undefined;
  device?: string | undefined;
}

export interface SignInVisitor extends Visitor {
  isOwnDevice: boolean;
}

export type OnSuccess = (manager: EntityManager) => Promise<void>;

export interface AttackedUser {
  id: UserId;
  email: string;
}

export interface SignInAttempt {
  onSuccess: OnSuccess;
  onFailure: (manager: EntityManager, user: AttackedUser | null) => Promise<void>;
}

const daySeconds = 86_400;
const maxLocks = 20;
const hourSeconds = 3600;
const ownOriginSeconds = 90 * daySeconds;

/** Hashed, because people sometimes type a password into the email field. */
const attemptKey = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

const countNothing: OnSuccess = () => Promise.resolve();

/** A call without an address comes from an older gateway. */
const networkFrom = (address = '') => wideNetworkOf(address);
const deviceFrom = (device: string) => `device ${device}`;

const guessKeys = (email: string, from: string) => {
  const guesser = `${from} ${email}`;
  return {
    guesses: attemptKey('account', guesser),
    locks: attemptKey('locks', guesser),
    known: attemptKey('known', guesser),
    everywhere: attemptKey('everywhere', email),
  };
};
type GuessKeys = ReturnType<typeof guessKeys>;

const wrongTokens: Limit = {
  max: peopleLimits.wrongTokens.most,
  seconds: peopleLimits.wrongTokens.minutes * 60,
};

const networkKey = (network: string) => attemptKey('known network', network);

const isRemembered = async (manager: EntityManager, key: string): Promise<boolean> =>
  (await recentAttempts(manager, key, ownOriginSeconds)) > 0;

async function remember(manager: EntityManager, key: string): Promise<void> {
  await deleteAttempts(manager, key);
  await countAttempt(manager, key, { max: 1, seconds: ownOriginSeconds });
}

export class AttemptLimits {
  private readonly isExempt: (address: string) => boolean;
  private readonly perAccount: Limit;
  private readonly perAddress: Limit;
  private readonly everywhere: Limit;
  private readonly signUps: Limit;
  private readonly linksPerAccount: Limit;
  private readonly linksPerAddress: Limit;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
    config: AttemptsConfig,
  ) {
    this.isExempt = networksOf(config.EXEMPT_NETWORKS);
    const seconds = config.FAILED_SIGN_INS_MINUTES * 60;
    this.perAccount = { max: config.FAILED_SIGN_INS_PER_ACCOUNT, seconds };
    this.perAddress = { max: config.FAILED_SIGN_INS_PER_ADDRESS, seconds };
    this.everywhere = { max: config.FAILED_SIGN_INS_EVERYWHERE, seconds: hourSeconds };
    this.signUps = { max: config.SIGN_UPS_PER_ADDRESS, seconds: config.SIGN_UPS_MINUTES * 60 };
    const linkSeconds = config.LINKS_MINUTES * 60;
    this.linksPerAccount = { max: config.LINKS_PER_ACCOUNT, seconds: linkSeconds };
    this.linksPerAddress = { max: config.LINKS_PER_ADDRESS, seconds: linkSeconds };
  }

  visitorOf(origin: ClientOrigin, email?: string): Promise<SignInVisitor> {
    const from = networkFrom(origin.clientAddress);
    return lookUps.run({ from, isKnown: false }, () => this.lookUp(origin, email));
  }

  /** Counts before the check, so that simultaneous guesses cannot exceed the limit. No transaction waits with the locked counter of a network. */
  async beforeSignIn(
    email: string,
    origin: ClientOrigin,
    { from, isOwnDevice }: SignInVisitor,
  ): Promise<SignInAttempt> {
    const { clientAddress: address } = origin;
    if (this.isExempted(address)) return { onSuccess: countNothing, onFailure: () => Promise.resolve() };
    const keys = guessKeys(email, from);
    // Strangers in the network of an owner do not use up the guesses of the owner's device.
    const network =
      address === undefined || isOwnDevice ? undefined : attemptKey('sign-in', networkOf(address));
    const { manager } = this.dataSource;
    const attempt = network && (await this.count(manager, network, this.perAddress, tooManySignIns));
    const withdraw = async (from: EntityManager) => {
      if (network && attempt) await removeAttempt(from, network, attempt);
    };
    const counting = this.dataSource.transaction((transaction) => this.countGuess(transaction, keys));
    const guess = await counting.catch(async (error: unknown) => {
      await withdraw(manager);
      throw error;
    });
    return {
      onSuccess: async (transaction) => {
        await withdraw(transaction);
        // In the order of the count, so that two sign-ins of an account never wait for each other.
        await this.rememberOrigin(transaction, email, origin);
        if (guess) await removeAttempt(transaction, keys.everywhere, guess);
      },
      onFailure: (transaction, user) => this.warnOwner(transaction, email, user),
    };
  }

  /** Only a session can make these guesses, so strangers cannot use them up. */
  async beforeProof(userId: UserId, address: string | undefined): Promise<OnSuccess> {
    if (this.isExempted(address)) return countNothing;
    const proof = attemptKey('proof', userId);
    await this.count(this.dataSource.manager, proof, this.perAccount, tooManySignIns);
    return (transaction) => deleteAttempts(transaction, proof);
  }

  /** Counts each sign-up, because a rejected one reveals that an account exists. */
  async beforeSignUp(address: string | undefined): Promise<void> {
    if (address === undefined || this.isExempted(address)) return;
    const network = attemptKey('sign-up', networkOf(address));
    await this.count(this.dataSource.manager, network, this.signUps, tooManySignUps);
  }

  async beforeLink(address: string | undefined, email?: string): Promise<void> {
    if (this.isExempted(address)) return;
    const { manager } = this.dataSource;
    if (address !== undefined)
      await this.count(manager, attemptKey('link', networkOf(address)), this.linksPerAddress, tooManyLinks);
    if (email !== undefined)
      await this.count(manager, attemptKey('link of', email), this.linksPerAccount, tooManyLinks);
  }

  /** A right token gives its try back, so that only wrong ones reach the limit. */
  async findByToken<T>(
    address: string | undefined,
    find: (manager: EntityManager) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const { manager } = this.dataSource;
    if (address === undefined || this.isExempted(address)) return find(manager);
    const network = attemptKey('token', networkOf(address));
    const attempt = await this.count(manager, network, wrongTokens, tooManyTokens);
    const matching = await find(manager);
    if (matching !== undefined) await removeAttempt(manager, network, attempt);
    return matching;
  }

  /** An owner with a proof does not wait for the guesses of strangers. */
  async rememberOrigin(
    manager: EntityManager,
    email: string,
    { clientAddress, device }: ClientOrigin,
  ): Promise<void> {
    const network = networkFrom(clientAddress);
    const origins = device === undefined ? [network] : [network, deviceFrom(device)];
    for (const from of origins) {
      const { guesses, locks, known } = guessKeys(email, from);
      await deleteAttempts(manager, guesses, locks);
      if (from !== '') await remember(manager, known);
    }
    if (network !== '') await remember(manager, networkKey(network));
  }

  private isExempted = (address: string | undefined): boolean =>
    address !== undefined && this.isExempt(address);

  private async lookUp({ clientAddress, device }: ClientOrigin, email?: string): Promise<SignInVisitor> {
    const network = networkFrom(clientAddress);
    if (this.isExempted(clientAddress)) return { from: network, isKnown: true, isOwnDevice: false };
    const { manager } = this.dataSource;
    const own = device !== undefined && email !== undefined ? deviceFrom(device) : undefined;
    if (own !== undefined && (await isRemembered(manager, guessKeys(email ?? '', own).known)))
      return { from: own, isKnown: true, isOwnDevice: true };
    const isKnown = await isRemembered(manager, networkKey(network));
    return { from: network, isKnown, isOwnDevice: false };
  }

  private async countGuess(
    manager: EntityManager,
    { guesses, locks, known, everywhere }: GuessKeys,
  ): Promise<string | undefined> {
    const { max, seconds } = this.perAccount;
    const earlierLocks = await recentAttempts(manager, locks, daySeconds);
    const limit = { max, seconds: lockSeconds(seconds, earlierLocks) };
    const attempt = await countAttempt(manager, guesses, limit);
    if ('waitSeconds' in attempt) throw tooManySignIns(attempt.waitSeconds);
    if (attempt.count >= max) {
      await countAttempt(manager, locks, { max: maxLocks, seconds: daySeconds });
      await storeAttemptsFor(manager, guesses, lockSeconds(seconds, earlierLocks + 1));
    }
    // Many networks together cannot lock out an owner who uses an earlier one.
    return (await isRemembered(manager, known))
      ? undefined
      : this.count(manager, everywhere, this.everywhere, tooManySignIns);
  }

  private async warnOwner(manager: EntityManager, email: string, user: AttackedUser | null): Promise<void> {
    if ((await this.reachesWarning(manager, email)) && user)
      await this.mail.enqueue(manager, user.id, { kind: 'sign-ins-failed', to: user.email });
  }

  /** True once in a window, when the failures from all networks reach the limit of one. */
  private async reachesWarning(manager: EntityManager, email: string): Promise<boolean> {
    const failure = await countAttempt(manager, attemptKey('failures', email), this.perAccount);
    if ('madeAt' in failure && failure.count < this.perAccount.max) return false;
    const warning = { ...this.perAccount, max: 1 };
    return 'madeAt' in (await countAttempt(manager, attemptKey('warning', email), warning));
  }

  private async count(
    manager: EntityManager,
    key: string,
    limit: Limit,
    toError: (waitSeconds: number) => Error,
  ): Promise<string> {
    const attempt = await countAttempt(manager, key, limit);
    if ('waitSeconds' in attempt) throw toError(attempt.waitSeconds);
    return attempt.madeAt;
  }
}
