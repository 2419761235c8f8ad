import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const month = 30 * 86_400;
const prices = { individual: 4700, professional: 14_700 } as const;

export interface State {
  plan: keyof typeof prices;
  status: string;
  cancelAtPeriodEnd?: boolean;
  periodStart?: number;
}

export const subscriptionJson = (id: string, customer: string, state: State) => {
  const {
    plan,
    status,
    cancelAtPeriodEnd = false,
    periodStart = Math.floor(Date.now() / 86_400_000) * 86_400,
  } = state;
  const unit_amount = prices[plan];
  const price = { id: `price_${plan}`, unit_amount, currency: 'usd', lookup_key: `groundwork_${plan}_x` };
  const period = { current_period_start: periodStart, current_period_end: periodStart + month };
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    metadata: {},
    pending_update: null,
    latest_invoice: {
      id: `in_${id}`,
      status: 'open',
      confirmation_secret: { client_secret: `pi_${id}_secret_1` },
    },
    items: { object: 'list', data: [{ id: `si_${id}`, price, ...period }] },
  };
};

type Answer = [status: number, body: object];

/** The part of the API that the tests use. A test sets the state; the server records the created objects. */
export class FakeStripe {
  readonly made = new Map<string, object>();
  /** Performs the next request with this line, then drops the connection. */
  dropReplyTo: string | undefined;
  /** The delay of each reply after its state was read. */
  slowMs: (line: string) => number = () => 0;
  /** Rejects each request with this status. */
  failsWith: number | undefined;
  /** The entries of each list. */
  lists: Record<string, object[]> = {};
  readonly requests: { line: string; form: URLSearchParams }[] = [];
  stateOf: (id: string) => object | undefined = () => undefined;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request).then(async (answer) => {
        const line = `${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}`;
        await sleep(this.slowMs(line));
        if (this.dropReplyTo === line) {
          this.dropReplyTo = undefined;
          request.socket.destroy();
          return;
        }
        const [status, body] = answer;
        response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
        response.end(JSON.stringify(body));
      });
    });
  }

  static async start(): Promise<FakeStripe> {
    const fake = new FakeStripe();
    fake.server.listen(0, '127.0.0.1');
    await once(fake.server, 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    let body = '';
    for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
    const { pathname } = new URL(request.url ?? '/', this.url);
    const form = new URLSearchParams(body);
    this.requests.push({ line: `${request.method ?? ''} ${pathname}`, form });
    if (this.failsWith !== undefined)
      return [this.failsWith, { error: { type: 'api_error', message: 'Not now' } }];
    const [, , kind = '', id] = pathname.split('/');
    if (request.method === 'GET') return this.show(kind, id);
    if (id !== undefined) return [200, { id, object: kind }];
    return [200, this.make(kind, String(request.headers['idempotency-key']), form)];
  }

  private show(kind: string, id: string | undefined): Answer {
    if (id === undefined) return [200, { object: 'list', data: this.lists[kind] ?? [] }];
    const object = this.stateOf(id);
    return object
      ? [200, object]
      : [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
  }

  private make(kind: string, key: string, form: URLSearchParams): object {
    const existing = this.made.get(key);
    if (existing) return existing;
    const id = `${kind}_${crypto.randomUUID()}`;
    const customer = form.get('customer') ?? '';
    const plan = form.get('metadata[groundwork_plan]') === 'individual' ? 'individual' : 'professional';
    const isSubscription = kind === 'subscriptions';
    const thing = isSubscription
      ? subscriptionJson(id, customer, { plan, status: 'incomplete' })
      : { id, object: kind };
    this.made.set(key, thing);
    return thing;
  }
}
