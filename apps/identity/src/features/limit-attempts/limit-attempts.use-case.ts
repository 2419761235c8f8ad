import { createHash } from 'node:crypto';
import type { UserId } from '@groundwork/contracts';
import { networkOf, networksOf, wideNetworkOf } from '@groundwork/platform-config';
import { DataSource, type EntityManager } from 'typeorm';
import { lockSeconds } from '../../domain/lock-time.rules.ts';
import type { AttemptsConfig } from '../../identity.config.ts';
import { tooManyLinks, tooManySignIns, tooManySignUps } from '../../identity.errors.ts';
import {
  countAttempt,
  deleteAttempts,
  type Limit,
  recentAttempts,
  removeAttempt,
  storeAttemptsFor,
} from '../../persistence/attempt.repository.ts';
import type { MailQueue } from '../../persistence/mail-queue.repository.ts';

export interface ClientOrigin {
  clientAddress?: string | undefined;
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
const ownNetworkSeconds = 90 * daySeconds;

/** Hashed, because people sometimes type a password into the email field. */
const attemptKey = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

const countNothing: OnSuccess = () => Promise.resolve();

/** A call without an address comes from an older gateway. */
const guessKeys = (email: string, address = '') => {
  const guesser = `${wideNetworkOf(address)} ${email}`;
  return {
    guesses: attemptKey('account', guesser),
    locks: attemptKey('locks', guesser),
    known: attemptKey('known', guesser),
    everywhere: attemptKey('everywhere', email),
  };
};
type GuessKeys = ReturnType<typeof guessKeys>;

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

  /** Counts before the check, so that simultaneous guesses cannot exceed the limit. No transaction waits with the locked counter of a network. */
  async beforeSignIn(email: string, address: string | undefined): Promise<SignInAttempt> {
    if (address !== undefined && this.isExempt(address))
      return { onSuccess: countNothing, onFailure: () => Promise.resolve() };
    const keys = guessKeys(email, address);
    const network = address === undefined ? undefined : attemptKey('sign-in', networkOf(address));
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
        await this.rememberNetwork(transaction, email, address);
        if (guess) await removeAttempt(transaction, keys.everywhere, guess);
      },
      onFailure: (transaction, user) => this.warnOwner(transaction, email, user),
    };
  }

  /** Only a session can make these guesses, so strangers cannot use them up. */
  async beforeProof(userId: UserId, address: string | undefined): Promise<OnSuccess> {
    if (address !== undefined && this.isExempt(address)) return countNothing;
    const proof = attemptKey('proof', userId);
    await this.count(this.dataSource.manager, proof, this.perAccount, tooManySignIns);
    return (transaction) => deleteAttempts(transaction, proof);
  }

  /** Counts each sign-up, because a rejected one reveals that an account exists. */
  async beforeSignUp(address: string | undefined): Promise<void> {
    if (address === undefined || this.isExempt(address)) return;
    const network = attemptKey('sign-up', networkOf(address));
    await this.count(this.dataSource.manager, network, this.signUps, tooManySignUps);
  }

  async beforeLink(address: string | undefined, email?: string): Promise<void> {
    if (address !== undefined && this.isExempt(address)) return;
    const { manager } = this.dataSource;
    if (address !== undefined)
      await this.count(manager, attemptKey('link', networkOf(address)), this.linksPerAddress, tooManyLinks);
    if (email !== undefined)
      await this.count(manager, attemptKey('link of', email), this.linksPerAccount, tooManyLinks);
  }

  /** An owner with a proof does not wait for the guesses of strangers. */
  async rememberNetwork(manager: EntityManager, email: string, address: string | undefined): Promise<void> {
    const { guesses, locks, known } = guessKeys(email, address);
    await deleteAttempts(manager, guesses, locks, known);
    if (address !== undefined) await countAttempt(manager, known, { max: 1, seconds: ownNetworkSeconds });
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
    const isKnown = (await recentAttempts(manager, known, ownNetworkSeconds)) > 0;
    return isKnown ? undefined : this.count(manager, everywhere, this.everywhere, tooManySignIns);
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
