import type { PackageView } from '@groundwork/contracts';
import { form1040Lines, pdfOf } from '@groundwork/test-data';
import type { DrawnPicture } from '../../apps/documents-worker/src/domain/drawn-page.model.ts';
import { drawPages } from '../../apps/documents-worker/src/reader/drawn-pages.reader.ts';
import { WasmRecognition } from '../../apps/documents-worker/src/reader/wasm-recognition.adapter.ts';
import { stampSteps } from '../../apps/gateway/src/packages/stamp-page.reader.ts';
import { type Owner, TAX_RETURN } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { megabytesOf } from '../local/processes.ts';
import { print, step } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import { atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { watchMost } from './meanwhile.ts';
import { demoOwner } from './sliders.ts';

const MOST_SECONDS = 60;
const MOST_GROWTH_MB = 50;
const MOST_STAMPS_A_DRAWING = 1.5;
const PATIENCE_MS = 600_000;
const LINES = 48;
const STREAMS = 3;

const rowsOf = (document: number, page: number): string[] =>
  Array.from({ length: LINES }, (_, line) => {
    const amount = (1000 * document + 10 * page + line).toLocaleString('en-US');
    return `Line ${line + 1}  Cedar Lane Bakery, supplies and repairs of shop ${page}   ${amount}.00`;
  });

const fileOf = (document: number, pages: number): Buffer =>
  pdfOf([
    form1040Lines(90_000 + 1000 * document),
    ...Array.from({ length: pages - 1 }, (_, page) => rowsOf(document, page + 2)),
  ]);

/** So many pages in so many documents, as even as possible. */
const pagesOf = (documents: number, pages: number): number[] =>
  Array.from(
    { length: documents },
    (_, at) => Math.floor(((at + 1) * pages) / documents) - Math.floor((at * pages) / documents),
  );

async function processed(owner: Owner, pages: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, count] of pages.entries()) {
    const file = new File([new Uint8Array(fileOf(at, count))], `${at}.pdf`, { type: 'application/pdf' });
    ids.push(await owner.upload(file, TAX_RETURN));
  }
  const unread = async () =>
    (await owner.documents()).filter(({ id, status }) => ids.includes(id) && status !== 'processed');
  const isRead = await until(async () => (await unread()).length === 0, { withinMs: PATIENCE_MS });
  if (!isRead) throw new Failure(`${(await unread()).map(({ status }) => status).join()}: not all are read`);
  return ids;
}

async function build(
  owner: Owner,
  documentIds: readonly string[],
): Promise<PackageView & { seconds: number }> {
  const since = performance.now();
  const { id } = (await owner.request('/api/packages', { title: 'Bench', documentIds })) as PackageView;
  const view = async () => (await owner.request(`/api/packages/${id}`)) as PackageView;
  let built = await view();
  await until(
    async () => {
      built = await view();
      return built.state !== 'building';
    },
    { withinMs: PATIENCE_MS },
  );
  if (built.state !== 'ready') throw new Failure(`The package is ${built.state}: ${built.reason}`);
  return { ...built, seconds: (performance.now() - since) / 1000 };
}

/** The bytes of the ZIP, and the growth of the gateway in megabytes. */
async function stream(owner: Owner, id: string, gateway: number): Promise<{ bytes: number; grown: number }> {
  const before = megabytesOf(gateway, 'VmRSS');
  const most = watchMost(() => megabytesOf(gateway, 'VmRSS'));
  const answer = await fetch(`${owner.url}/api/packages/${id}/file`, { headers: owner.headers });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  return { bytes, grown: most() - before };
}

const numbers = {
  numbers: [
    { kind: 'ssn' as const, id: null, digits: '123456789' },
    { kind: 'ein' as const, id: null, digits: '987654321' },
    { kind: 'accountNumber' as const, id: null, digits: '400123456789' },
  ],
  dateOfBirth: '1980-03-04',
};

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds of the processor for a page that is drawn, and for one that is stamped. */
async function pageCosts(pages: number): Promise<{ drawn: number; stamped: number }> {
  const pictures: DrawnPicture[] = [];
  const task = { mediaType: 'application/pdf', masking: numbers };
  const recognition = new WasmRecognition();
  const draw = (count: number) =>
    drawPages(
      fileOf(1, count),
      { ...task, pages: Array.from({ length: count }, (_, at) => at + 1) },
      {
        recognition,
        send: async (message) => {
          if (message.type === 'drawn') pictures.push(message);
        },
      },
    );
  const { stamp } = stampSteps();
  const stampAll = async () => {
    for (const { jpeg } of pictures.splice(0))
      await stamp({
        jpeg: Buffer.from(jpeg, 'base64'),
        watermark: 'ann@bank.example · 2026-11-20 09:30 UTC · 00000091',
      });
  };
  await draw(2);
  await stampAll();
  const drawn = (await processorMs(() => draw(pages))) / pages;
  const stamped = (await processorMs(stampAll)) / pages;
  return { drawn, stamped };
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, secrets, pidOf } = await ground.running();
  const gateway = pidOf('gateway');
  if (gateway === undefined) throw new Failure('The gateway does not run.');
  const [documents, pages] = [ground.count(40, 2, 0), ground.count(300, 4, 1)];
  const owner = await demoOwner(url, secrets.demoOwner);
  const ids = await step(`Reading ${documents} documents`, () => processed(owner, pagesOf(documents, pages)));
  const { seconds, id, pages: built } = await step('Building the package', () => build(owner, ids));
  const streams = [];
  for (let n = 0; n < STREAMS; n += 1) streams.push(await stream(owner, id, gateway));
  await owner.request(`/api/packages/${id}`, undefined, 'DELETE');
  const { drawn, stamped } = await pageCosts(ground.count(40, 2));
  print(`${built} pages with the memo`);
  return [
    atMost(`${documents} documents with ${pages} pages: seconds to build`, seconds, MOST_SECONDS),
    figure('megabytes of the ZIP', (streams[0]?.bytes ?? 0) / 1024 / 1024),
    atMost(
      'growth of the gateway while it streams, MB',
      Math.max(...streams.map(({ grown }) => grown)),
      MOST_GROWTH_MB,
    ),
    figure('to draw a page, ms of a core', drawn),
    figure('to stamp a page, ms of a core', stamped),
    atMost('the second / the first', stamped / drawn, MOST_STAMPS_A_DRAWING),
  ];
}
