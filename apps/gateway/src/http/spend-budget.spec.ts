import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  maxUploadBytes,
  type RouteContract,
  type RouteName,
  routes,
  rpc,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { unbudgetedRequests } from '@groundwork/platform-observability';
import { form1040 } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import type { Person } from '../../testing/people.ts';
import { openSocket } from '../../testing/raw-http.ts';

let gateway: RunningGateway;
let owner: Person;
let admin: Person;
const admissions: unknown[] = [];

beforeAll(async () => {
  gateway = await runGateway();
  owner = gateway.identity.someone();
  admin = gateway.identity.someone('admin');
});
afterAll(() => gateway.stop());

beforeEach(() => {
  admissions.length = 0;
  gateway.services.registered.length = 0;
  gateway.calls.on(rpc.billing.admitFile, (admission) => {
    admissions.push(admission);
    return {};
  });
});

const spentForAnHour = () => {
  gateway.calls.on(rpc.billing.admitFile, () => {
    throw new DomainError('limit', 'BUDGET_SPENT', 'You can send more in 12 minutes.', {
      retryAfterSeconds: 720,
    });
  });
};

const id = '0198c1de-0000-7000-8000-000000000001';
const all: [RouteName, RouteContract][] = Object.entries(routes) as [RouteName, RouteContract][];
const spending = all.filter(([, { spends }]) => spends !== undefined);
const acceptsFile = ({ consumes }: RouteContract) =>
  consumes === 'multipart/form-data' || consumes === 'application/octet-stream';

function documentForm(): FormData {
  const form = new FormData();
  form.append('category', 'tax_documents');
  form.append(
    'file',
    new File([new Uint8Array(form1040(84_000))], 'return.pdf', { type: 'application/pdf' }),
  );
  return form;
}

const bodies: Record<string, () => RequestInit> = {
  'multipart/form-data': () => ({ body: documentForm() }),
  'application/octet-stream': () => ({
    body: Buffer.from('bytes'),
    headers: { 'content-type': 'application/octet-stream' },
  }),
};

async function send({ method, path, access, consumes = 'text/plain' }: RouteContract) {
  const { body, headers } = bodies[consumes]?.() ?? {};
  await gateway.nats.flush();
  return fetch(gateway.url + path.replace(':id', id), {
    method,
    headers: { ...bearer((access === 'admin' ? admin : owner).token), ...(headers as object) },
    ...(body !== undefined && { body }),
  });
}

describe('a route that accepts a file of a signed-in caller', () => {
  it('spends the file budget', () => {
    const free = all.filter(
      ([, route]) => acceptsFile(route) && route.access !== 'public' && route.spends === undefined,
    );
    expect(free.map(([name]) => name)).toEqual([]);
  });

  it('is one of the uploads, the imports and the repeated readings', () => {
    expect(spending.map(([name]) => name).sort()).toEqual([
      'addDocument',
      'answerBankFile',
      'changePicture',
      'importCatalogue',
      'reanalyzeDocument',
      'sendRecordPart',
      'setBrandLogo',
      'splitDocument',
      'uploadBankFile',
      'uploadDocument',
    ]);
  });

  it.each(spending)('%s returns 429 with the time to wait once the budget is spent', async (_, route) => {
    spentForAnHour();
    const answer = await send(route);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('720');
    expect(await answer.json()).toEqual({
      code: 'BUDGET_SPENT',
      message: 'You can send more in 12 minutes.',
    });
    expect(await gateway.stored()).toEqual([]);
  });
});

describe('the admission of a request', () => {
  it('names its caller, source and length before a byte is stored', async () => {
    const form = new Response(documentForm());
    const length = (await form.clone().arrayBuffer()).byteLength;
    const answer = await fetch(`${gateway.url}/api/documents/upload`, {
      method: 'POST',
      headers: { ...bearer(owner.token), 'content-type': form.headers.get('content-type') ?? '' },
      body: await form.arrayBuffer(),
    });
    expect(answer.status).toBe(201);
    expect(admissions).toEqual([{ ...actingForSelf(owner.user.id), source: 'document', bytes: length }]);
  });

  it.each([
    ['without a length', 'Transfer-Encoding: chunked'],
    ['above the largest file', `Content-Length: ${maxUploadBytes * 4}`],
  ])('of a body %s counts the largest file', async (_, header) => {
    await gateway.nats.flush();
    const socket = await openSocket(gateway.url);
    const lines = [
      'POST /api/documents/upload HTTP/1.1',
      'Host: localhost',
      header,
      `Authorization: Bearer ${owner.token}`,
      'Content-Type: multipart/form-data; boundary=x',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const seen = () => Promise.resolve(admissions);
    expect(await eventually(seen, ({ length }) => length > 0)).toMatchObject([{ bytes: maxUploadBytes }]);
    socket.destroy();
  });

  it('is no condition for a caller without a session', async () => {
    const answer = await fetch(`${gateway.url}/api/documents/upload`, {
      method: 'POST',
      body: documentForm(),
    });
    expect(answer.status).toBe(401);
    expect(admissions).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['does not answer', () => gateway.calls.goAway(rpc.billing.admitFile)],
    [
      'fails',
      () => {
        gateway.calls.on(rpc.billing.admitFile, () => {
          throw new Error('A fault');
        });
      },
    ],
  ])('that billing %s stops no upload, and counts in the metrics', async (_, fault) => {
    fault();
    const before = await uncounted();
    expect((await send(routes.uploadDocument)).status).toBe(201);
    expect(gateway.services.registered).toHaveLength(1);
    expect(await uncounted()).toBe(before + 1);
  });
});

async function uncounted(): Promise<number> {
  const values = await unbudgetedRequests.values();
  return values.find(({ labels }) => labels['source'] === 'document')?.value ?? 0;
}
