import { createHash } from 'node:crypto';
import type { UserId } from '@groundwork/contracts';
import { networkOf, networksOf } from '@groundwork/platform-config';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptsConfig } from '../../identity.config.ts';
import { tooManyLinks, tooManySignIns, tooManySignUps } from '../../identity.errors.ts';
import {
  countAttempt,
  deleteAttempts,
  type Limit,
  removeAttempt,
} from '../../persistence/attempt.repository.ts';

export interface ClientOrigin {
  clientAddress?: string | undefined;
}

export type OnSuccess = (manager: EntityManager) => Promise<void>;

/** Hashed, because people sometimes type a password into the email field. */
const attemptKey = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

const countNothing: OnSuccess = () => Promise.resolve();

export class AttemptLimits {
  private readonly isExempt: (address: string) => boolean;
  private readonly perAccount: Limit;
  private readonly perAddress: Limit;
  private readonly signUps: Limit;
  private readonly linksPerAccount: Limit;
  private readonly linksPerAddress: Limit;

  constructor(
    private readonly dataSource: DataSource,
    config: AttemptsConfig,
  ) {
    this.isExempt = networksOf(config.EXEMPT_NETWORKS);
    const seconds = config.FAILED_SIGN_INS_MINUTES * 60;
    this.perAccount = { max: config.FAILED_SIGN_INS_PER_ACCOUNT, seconds };
    this.perAddress = { max: config.FAILED_SIGN_INS_PER_ADDRESS, seconds };
    this.signUps = { max: config.SIGN_UPS_PER_ADDRESS, seconds: config.SIGN_UPS_MINUTES * 60 };
    const linkSeconds = config.LINKS_MINUTES * 60;
    this.linksPerAccount = { max: config.LINKS_PER_ACCOUNT, seconds: linkSeconds };
    this.linksPerAddress = { max: config.LINKS_PER_ADDRESS, seconds: linkSeconds };
  }

  /** Counts before the check, so that simultaneous guesses cannot exceed the limit. No transaction waits with a locked counter. */
  async beforeSignIn(email: string, address: string | undefined): Promise<OnSuccess> {
    if (address !== undefined && this.isExempt(address)) return countNothing;
    const account = attemptKey('account', email);
    const network = address === undefined ? undefined : attemptKey('sign-in', networkOf(address));
    const { manager } = this.dataSource;
    const attempt = network && (await this.count(manager, network, this.perAddress, tooManySignIns));
    const withdraw = async (from: EntityManager) => {
      if (network && attempt) await removeAttempt(from, network, attempt);
    };
    await this.count(manager, account, this.perAccount, tooManySignIns).catch(async (error: unknown) => {
      await withdraw(manager);
      throw error;
    });
    return async (transaction) => {
      await withdraw(transaction);
      await deleteAttempts(transaction, account);
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
  clearFailedSignIns(manager: EntityManager, email: string): Promise<void> {
    return deleteAttempts(manager, attemptKey('account', email));
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
