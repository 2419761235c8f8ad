import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Grant, rpc } from '@groundwork/contracts';
import { connectNats, type NatsConnection } from '@groundwork/platform-messaging';
import {
  createTestDatabase,
  eventually,
  FakeService,
  isReady,
  type PrivateProcess,
  type PrivateServer,
  privateNats,
  reachableProcess,
  type TestDatabase,
  testFieldKeys,
  testStorageUrl,
  TwoGateways,
} from '@groundwork/testing';
import { identityDatabase } from '../src/persistence/database.ts';

export const victims = ['identity', 'first gateway', 'second gateway', 'nats'] as const;
export type Victim = (typeof victims)[number];

export interface Answer {
  /** 0 without any response. */
  status: number;
  body: Partial<Grant> & { url?: string };
  at: number;
}

const settleMs = 60_000;
const readPauseMs = 20;
const lateReadsMs = 500;

export class Caller {
  readonly email = `${randomUUID()}@example.com`;
  readonly password = `Drill-${randomUUID()}`;
  id = '';
  private token = '';

  constructor(private readonly urls: readonly string[]) {}

  async signUp(): Promise<this> {
    const person = { email: this.email, password: this.password, firstName: 'Ann', lastName: 'Lee' };
    const answer = await fetch(`${this.urls[0]}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    [this.id, this.token] = [user.id, token];
    return this;
  }

  async call(gateway: number, method: string, path: string, body?: object, of = this.id): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'x-business-id': of,
      ...(body && { 'content-type': 'application/json' }),
    };
    try {
      const answer = await fetch(`${this.urls[gateway % this.urls.length]}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(settleMs),
      });
      const at = performance.now();
      return { status: answer.status, body: (await answer.json()) as Answer['body'], at };
    } catch {
      return { status: 0, body: {}, at: performance.now() };
    }
  }

  /** As a person who tries again until it works. */
  untilDone(method: string, path: string, body?: object, of = this.id): Promise<Answer> {
    let tries = 0;
    return eventually(
      () => this.call((tries += 1), method, path, body, of),
      ({ status }) => status === 200 || status === 201,
      settleMs,
    );
  }

  async invite(guest: Caller, terms: object): Promise<string> {
    const invitation = { email: guest.email, ...terms };
    const { body } = await this.untilDone('POST', '/api/people/invitations', invitation);
    return body.url?.split('#')[1] ?? '';
  }
}

/** Reads at both gateways until stopped. */
export class Reader {
  private readonly reads: Promise<{ begun: number; status: number }>[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(person: Caller, business: string) {
    this.timer = setInterval(() => {
      const begun = performance.now();
      const read = person.call(this.reads.length, 'GET', '/api/banking-info', undefined, business);
      this.reads.push(read.then(({ status }) => ({ begun, status })));
    }, readPauseMs);
  }

  /** The statuses of the reads that begin later than the grace. */
  async statusesAfter(ended: number, graceMs: number): Promise<number[]> {
    await pause(Math.max(0, ended + graceMs + lateReadsMs - performance.now()));
    clearInterval(this.timer);
    const reads = await Promise.all(this.reads);
    return reads.filter(({ begun }) => begun > ended + graceMs).map(({ status }) => status);
  }
}

/** Identity, two gateways and NATS as processes of their own, for tests that kill them. */
export class KilledPeople {
  private constructor(
    private readonly nats: PrivateServer,
    private readonly connection: NatsConnection,
    private readonly database: TestDatabase,
    private readonly gateways: TwoGateways,
    private readonly processes: Record<Victim, PrivateProcess>,
    private readonly urls: readonly string[],
  ) {}

  static async start(): Promise<KilledPeople> {
    const nats = await privateNats('killed-people');
    const connection = await connectNats(nats.url, 'test');
    new FakeService(connection).on(rpc.profile.accounts, () => []);
    const database = await createTestDatabase(identityDatabase);
    const environment = {
      NATS_URL: nats.url,
      DATABASE_URL: database.url,
      FIELD_KEYS: testFieldKeys,
      STORAGE_URL: testStorageUrl(),
      PUBLIC_URL: 'http://127.0.0.1',
      EXEMPT_NETWORKS: '127.0.0.1,::1',
    };
    const log = join(nats.logs, 'identity.log');
    const identity = await reachableProcess({ service: 'identity', environment, log });
    await identity.process.start();
    const gateways = await TwoGateways.start({ NATS_URL: nats.url });
    const [first, second] = gateways.processes as [PrivateProcess, PrivateProcess];
    const processes = {
      identity: identity.process,
      'first gateway': first,
      'second gateway': second,
      nats: nats.process,
    };
    const urls = [identity.url, ...gateways.urls];
    return new KilledPeople(nats, connection, database, gateways, processes, urls);
  }

  caller = (): Promise<Caller> => new Caller(this.gateways.urls).signUp();

  query = (sql: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
    this.database.dataSource.query(sql, values);

  /** Kills after the time, or at the first answer. */
  async killDuring(victim: Victim, afterMs: number | null, calls: Promise<Answer>[]): Promise<Answer[]> {
    await (afterMs === null ? Promise.any(calls) : pause(afterMs));
    await this.processes[victim].kill();
    await this.processes[victim].start();
    const answers = await Promise.all(calls);
    await this.untilReady();
    return answers;
  }

  async stop(): Promise<void> {
    await this.gateways.stop();
    await this.processes.identity.stop();
    await this.connection.close();
    await this.nats.process.stop();
    await this.database.drop();
  }

  private async untilReady(): Promise<void> {
    for (const url of this.urls)
      await eventually(
        () => isReady(url),
        (ready) => ready,
        settleMs,
      );
  }
}
