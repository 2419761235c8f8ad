import { createHash } from 'node:crypto';
import { networkOf, networksOf } from '@groundwork/platform-config';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptsConfig } from '../../identity.config.ts';
import { tooManyLinks, tooManySignIns, tooManySignUps } from '../../identity.errors.ts';
import {
  countAttempt,
  forgetAttempts,
  type Limit,
  takeBackAttempt,
} from '../../persistence/attempt.repository.ts';

/** Where a call comes from, as far as the gateway says. */
export interface From {
  clientAddress?: string | undefined;
}

/** What a sign-in runs once it has succeeded: then it was no failed one. */
export type Succeed = (manager: EntityManager) => Promise<void>;

/** Kept hashed: people type a password where the email belongs, and addresses are nobody's business. */
const keyOf = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

const notCounted: Succeed = () => Promise.resolve();

/** Counts guesses by account and by address, in the database: for all replicas, and over restarts. */
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
    this.perAccount = { most: config.FAILED_SIGN_INS_PER_ACCOUNT, seconds };
    this.perAddress = { most: config.FAILED_SIGN_INS_PER_ADDRESS, seconds };
    this.signUps = { most: config.SIGN_UPS_PER_ADDRESS, seconds: config.SIGN_UPS_MINUTES * 60 };
    const linkSeconds = config.LINKS_MINUTES * 60;
    this.linksPerAccount = { most: config.LINKS_PER_ACCOUNT, seconds: linkSeconds };
    this.linksPerAddress = { most: config.LINKS_PER_ADDRESS, seconds: linkSeconds };
  }

  /**
   * A sign-in counts as failed until it has succeeded: of many guesses at once, no more than allowed are tried.
   * What is refused here is not counted. Always the address before the account, so that none waits in a circle.
   */
  async beforeSignIn(email: string, address: string | undefined): Promise<Succeed> {
    if (address !== undefined && this.isExempt(address)) return notCounted;
    const account = keyOf('account', email);
    const network = address === undefined ? undefined : keyOf('sign-in', networkOf(address));
    return this.dataSource.transaction(async (manager) => {
      const counted = network && (await this.count(manager, network, this.perAddress, tooManySignIns));
      await this.count(manager, account, this.perAccount, tooManySignIns);
      return async (later) => {
        if (network && counted) await takeBackAttempt(later, network, counted);
        await forgetAttempts(later, account);
      };
    });
  }

  /** Counts what succeeds and what does not: a refused sign-up tells who has an account. */
  async beforeSignUp(address: string | undefined): Promise<void> {
    if (address === undefined || this.isExempt(address)) return;
    const network = keyOf('sign-up', networkOf(address));
    await this.count(this.dataSource.manager, network, this.signUps, tooManySignUps);
  }

  /** Counts each link that is asked for or tried, whether or not the email or the link is any good. */
  async beforeLink(address: string | undefined, email?: string): Promise<void> {
    if (address !== undefined && this.isExempt(address)) return;
    const { manager } = this.dataSource;
    if (address !== undefined)
      await this.count(manager, keyOf('link', networkOf(address)), this.linksPerAddress, tooManyLinks);
    if (email !== undefined)
      await this.count(manager, keyOf('link of', email), this.linksPerAccount, tooManyLinks);
  }

  /** Whoever proved otherwise whose account it is does not wait for what strangers guessed. */
  forgetSignIns(manager: EntityManager, email: string): Promise<void> {
    return forgetAttempts(manager, keyOf('account', email));
  }

  private async count(
    manager: EntityManager,
    key: string,
    limit: Limit,
    refusal: (waitSeconds: number) => Error,
  ): Promise<string> {
    const attempt = await countAttempt(manager, key, limit);
    if ('waitSeconds' in attempt) throw refusal(attempt.waitSeconds);
    return attempt.madeAt;
  }
}
