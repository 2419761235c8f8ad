import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdmittedBusiness, adviserAreas, events, memberAreas } from '@groundwork/contracts';
import { form1040 } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import type { Person } from '../../../testing/people.ts';
import { publishEvent } from '../../../testing/published.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.services.registered.length = 0;
  gateway.bankFiles.length = 0;
  await gateway.emptyStore();
});

const statement = Buffer.from(`Date,Description,Amount\n${'2026-01-02,Card,-5.00\n'.repeat(2000)}`);
const files = {
  '/api/documents/upload': { bytes: form1040(84_000), name: 'return.pdf', type: 'application/pdf' },
  '/api/documents': { bytes: form1040(84_000), name: 'return.pdf', type: 'application/pdf' },
  '/api/bank-files': { bytes: statement, name: 'rows.csv', type: 'text/csv' },
} as const;
const boundary = 'upload-with-a-pause';
const part = (head: string, value = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}`;

/** The second half follows when `meanwhile` is over. */
function bodyOf(path: keyof typeof files, meanwhile: () => Promise<unknown>): ReadableStream {
  const { bytes, name, type } = files[path];
  const fields = [part('name="category"', 'tax_documents\r\n'), part('name="subcategory"', 'form_1040\r\n')];
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const half = Math.floor(bytes.length / 2);
  async function* chunks() {
    yield Buffer.from((path === '/api/documents/upload' ? fields.join('') : '') + head);
    yield bytes.subarray(0, half);
    await meanwhile();
    yield bytes.subarray(half);
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return ReadableStream.from(chunks());
}

async function upload(
  path: keyof typeof files,
  { token }: Person,
  business: AdmittedBusiness,
  meanwhile: () => Promise<unknown>,
) {
  const answer = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: {
      ...bearer(token),
      'x-business-id': business.id,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: bodyOf(path, meanwhile),
    duplex: 'half',
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

function opened() {
  const [owner, member] = [gateway.identity.someone(), gateway.identity.someone()];
  const business = gateway.identity.openBusiness(member, owner, { role: 'member', areas: memberAreas });
  return { owner, member, business };
}

const announce = ({ member, owner, business }: ReturnType<typeof opened>, state: 'active' | 'ended') =>
  publishEvent(gateway.nats, events.grantChanged, owner.user.id, {
    grantId: business.grantId ?? (randomUUID() as never),
    holder: { type: 'person', id: member.user.id },
    personIds: [member.user.id],
    role: business.role,
    areas: business.areas,
    state,
    expiresAt: null,
  });

/** Until the gateway has dropped what it remembers. */
const untilRejected = ({ member, business }: ReturnType<typeof opened>, path: string) =>
  eventually(
    async () =>
      (
        await fetch(`${gateway.url}${path}`, {
          method: 'POST',
          headers: { ...bearer(member.token), 'x-business-id': business.id },
        })
      ).status,
    (status) => status === 403 || status === 404,
  );

describe.each(Object.keys(files) as (keyof typeof files)[])('an upload to %s', (path) => {
  it('registers nothing if the access ended while it arrived', async () => {
    const access = opened();
    const { status, body } = await upload(path, access.member, access.business, async () => {
      gateway.identity.closeBusiness(access.member, access.owner);
      await announce(access, 'ended');
      await untilRejected(access, path);
    });
    expect([status, body.code]).toEqual([404, 'BUSINESS_NOT_FOUND']);
    expect([...gateway.services.registered, ...gateway.bankFiles]).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });

  it('registers nothing if the access was narrowed to a look while it arrived', async () => {
    const access = opened();
    const { status, body } = await upload(path, access.member, access.business, async () => {
      gateway.identity.openBusiness(access.member, access.owner, { role: 'member', areas: adviserAreas });
      await announce(access, 'active');
      await untilRejected(access, path);
    });
    expect([status, body.code]).toEqual([403, 'GRANT_NEEDED']);
    expect([...gateway.services.registered, ...gateway.bankFiles]).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is registered with an access that stays', async () => {
    const { member, business } = opened();
    await upload(path, member, business, () => Promise.resolve());
    expect([...gateway.services.registered, ...gateway.bankFiles]).toHaveLength(1);
  });
});
