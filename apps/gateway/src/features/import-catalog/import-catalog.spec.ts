import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  catalogColumns,
  type CatalogRow,
  type ImportPlan,
  mostCatalogRows,
  rpc,
} from '@groundwork/contracts';
import { isLong } from '@groundwork/test-data/cases';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const tooMany = isLong ? 1_000_000 : 50_000;

let gateway: RunningGateway;
let token: string;
let staged: CatalogRow[] = [];

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone('admin').token;
  gateway.calls
    .on(rpc.matching.stageImport, ({ rows }) => {
      staged.push(...rows);
      return {};
    })
    .on(rpc.matching.planImport, ({ importId }): ImportPlan => {
      const counts = { added: 0, changed: 0, unchanged: 0, absent: 0, errorCount: 0 };
      const none = { errors: [], warnings: [], changes: [] };
      return { id: importId, rows: staged.length, ...counts, ...none };
    });
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  staged = [];
});

async function send(file: (string | Uint8Array<ArrayBuffer>)[], mapping?: string) {
  const form = new FormData();
  form.append('file', new Blob(file), 'lenders.csv');
  if (mapping !== undefined) form.append('mapping', mapping);
  const answer = await fetch(`${gateway.url}/api/admin/lenders/imports`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

const header = catalogColumns.join(',');
const line = (id: string) => [id, ...catalogColumns.slice(1).map(() => '1')].join(',');

describe('a CSV file of lenders', () => {
  it('reaches matching row by row, with our column names and line numbers', async () => {
    const quoted = line('a').replace('a', '"b, the ""second"""');
    const { status, reply } = await send([`\uFEFF${header}\r\n${line('a')}\r\n\r\n${quoted}\r\n`]);
    expect([status, reply['rows']]).toEqual([201, 2]);
    expect(staged.map(({ line: at, cells }) => [at, cells.id])).toEqual([
      [2, 'a'],
      [4, 'b, the "second"'],
    ]);
  });

  it('may have other column names with a mapping', async () => {
    const others = header.replace('id,name', 'Programme No,Bank').replace('minLoanAmount', 'Min Loan Amount');
    const mapping = JSON.stringify({ id: 'Programme No', name: 'Bank' });
    expect((await send([`${others}\n${line('a')}`], mapping)).status).toBe(201);
    expect(staged[0]?.cells).toMatchObject({ id: 'a', name: '1', minLoanAmount: '1' });
  });

  it('returns 400 with the name of a missing column', async () => {
    const { status, reply } = await send([`id,name\na,b`]);
    expect(status).toBe(400);
    expect(reply['details']).toContainEqual({
      field: 'minLoanAmount',
      message: 'Your file has no column with this name. Add it or map another one.',
    });
    expect(staged).toEqual([]);
  });

  it.each<[string, (string | Uint8Array<ArrayBuffer>)[], RegExp]>([
    ['UTF-16', [new Uint8Array([0xff, 0xfe, 0x69, 0x00, 0x64, 0x00])], /not UTF-8/],
    ['Latin-1', [`${header}\n`, new Uint8Array([0xe9, 0x2c])], /not UTF-8/],
    ['nothing in it', [''], /no programs/],
    ['no rows', [header], /no programs/],
    ['a row that is too short', [`${header}\na,b`], /Record Length.* on line 2$/],
    ['a quote that never ends', [`${header}\n"a`], /Quote Not Closed/],
    ['a cell that is too long', [`${header}\n${line('x'.repeat(2001))}`], /^Line 2: a cell is longer/],
  ])('returns 400 for %s and stores nothing', async (_, file, words) => {
    const { status, reply } = await send(file);
    expect([status, reply['code']]).toEqual([400, 'INVALID_INPUT']);
    expect(reply['details']).toEqual([{ field: 'file', message: expect.stringMatching(words) }]);
    expect(staged).toEqual([]);
  });

  it('returns 413 with the number of rows when there are too many, and sends matching nothing', async () => {
    const part = `${line('a')}\n`.repeat(tooMany / 100);
    const { status, reply } = await send([`${header}\n`, ...Array.from({ length: 100 }, () => part)]);
    expect(status).toBe(413);
    expect(reply).toMatchObject({
      code: 'TOO_MANY_ROWS',
      message: expect.stringContaining(`${tooMany.toLocaleString('en-US')} lines`),
    });
    expect(staged).toEqual([]);
  });

  it('is sent in parts that fit into a message', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => line(`lender-${at}`)).join('\n');
    expect((await send([`${header}\n${rows}`])).reply['rows']).toBe(2000);
    expect(mostCatalogRows).toBeGreaterThan(2000);
  });

  it.each(['[]', 'x', '{"id":1}', '{"unknown":"x"}'])('returns 400 for the mapping %s', async (mapping) => {
    expect((await send([`${header}\n${line('a')}`], mapping)).status).toBe(400);
  });
});
