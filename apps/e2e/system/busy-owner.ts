import { setTimeout as sleep } from 'node:timers/promises';
import { bankStatement } from '@groundwork/test-data';
import type { TestOwner, Upload } from './owner.ts';

export interface Attempt {
  what: string;
  during: string;
  outcome: number | string;
}

const paths = ['/api/dashboard', '/api/score', '/api/documents', '/api/subscription', '/api/user'];
const firstAccount = 10_000_000;
const firstRevenue = 100_000;

/** A different account each: documents of one account that contradict each other raise signals that depend on their order. */
const createUpload = (n: number): Upload => ({
  name: `statement-${n}.pdf`,
  content: bankStatement(5000 + n, firstAccount + n),
  category: 'bank_statements',
});

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

export class BusyOwner {
  readonly attempts: Attempt[] = [];
  readonly acknowledged: Upload[] = [];
  readonly withoutReply: Upload[] = [];
  revenue = { acknowledged: 0, attempted: 0 };
  during = 'no kill';
  private isStopped = false;
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly owner: TestOwner) {}

  start(): void {
    this.work = Promise.all([
      this.every(1000, (n) => this.upload(n)),
      this.every(1000, (n) => this.saveProfile(n)),
      this.every(400, (n) => this.read(n)),
    ]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.work;
  }

  private async every(ms: number, act: (n: number) => Promise<void>): Promise<void> {
    for (let n = 1; !this.isStopped; n += 1) {
      const next = sleep(ms);
      await act(n);
      await next;
    }
  }

  private async attempt(what: string, call: () => Promise<Response>): Promise<number | undefined> {
    const record = (outcome: Attempt['outcome']) =>
      this.attempts.push({ what, during: this.during, outcome });
    try {
      const response = await call();
      await response.arrayBuffer();
      record(response.status);
      return response.status;
    } catch (error) {
      record(reasonOf(error));
      return undefined;
    }
  }

  private async upload(n: number): Promise<void> {
    const upload = createUpload(n);
    const status = await this.attempt('upload', () => this.owner.upload(upload));
    (status === 201 ? this.acknowledged : this.withoutReply).push(upload);
  }

  private async saveProfile(n: number): Promise<void> {
    const revenue = firstRevenue + n * 1000;
    this.revenue.attempted = revenue;
    const fields = { annualRevenueCurrent: revenue, personalCreditScore: 700 };
    const status = await this.attempt('save', () => this.owner.saveProfile(fields));
    if (status === 200) this.revenue.acknowledged = revenue;
  }

  private async read(n: number): Promise<void> {
    const path = paths[n % paths.length] ?? '/api/user';
    await this.attempt(path, () => this.owner.call('GET', path));
  }
}
