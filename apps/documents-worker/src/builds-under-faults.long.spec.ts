import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfOf } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { eventually, type PrivateProcess, serviceProcess } from '@groundwork/testing';
import { textsOfPdf } from '../testing/leak-search/package-texts.ts';
import { RunningPackages } from '../testing/running-packages.ts';

let packages: RunningPackages;
let logs: string;
const workers: PrivateProcess[] = [];

beforeAll(async () => {
  packages = await RunningPackages.withoutWorker();
  logs = await mkdtemp(join(tmpdir(), 'groundwork-builds-'));
});
afterEach(async () => {
  packages.afterPage = () => undefined;
  packages.afterSeal = () => Promise.resolve();
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(async () => {
  await packages.stop();
  await rm(logs, { recursive: true, force: true });
});

async function startWorker(name: string): Promise<PrivateProcess> {
  const worker = serviceProcess({
    service: 'documents-worker',
    environment: { STORAGE_URL: packages.store.url, JOB_LOCK_SECONDS: '2' },
    log: join(logs, `${name}.log`),
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

const pages = 8;
const fileOf = (name: string) =>
  pdfOf(Array.from({ length: pages }, (_, at) => [`Sheet ${name}${at + 1} of the file`, 'SSN 123-45-6789']));
const request = () => packages.request(['A', 'B'].map((name) => ({ content: fileOf(name), pages })));

async function sheetsIn(content: Buffer): Promise<string[]> {
  const texts = await textsOfPdf(content);
  const text = texts.find(({ way }) => way === 'pages by pdf.js')?.text ?? '';
  return [...text.matchAll(/Sheet\s+([AB]\d+)/g)].map(([, sheet = '']) => sheet);
}

async function expectWhole(job: Awaited<ReturnType<typeof request>>): Promise<void> {
  expect(await packages.endOf(job, 200_000)).toMatchObject({ memoPages: 2 });
  const zip = await packages.zipOf(job);
  for (const [at, name] of ['A', 'B'].entries()) {
    const sheets = await sheetsIn(zip.get(packages.pathOf(job, at)) ?? Buffer.alloc(0));
    expect(sheets).toEqual(Array.from({ length: pages }, (_, page) => `${name}${page + 1}`));
  }
  const listed = packages.files.get(job.packageId)?.map(({ path }) => path) ?? [];
  expect(new Set(listed).size).toBe(listed.length);
}

const killPoints = isLong ? [1, 7, 8, 11, 16] : [3];

describe('kill -9 of a worker in a build', () => {
  it.each(killPoints)(
    'after page %i: the next one goes on, with each page once',
    async (killAt) => {
      const worker = await startWorker(`killed at ${killAt}`);
      const isReached = new Promise<void>((resolve) => {
        packages.afterPage = (drawn) => {
          if (drawn === killAt) resolve(worker.kill());
        };
      });
      const job = await request();
      await isReached;
      packages.afterPage = () => undefined;
      await startWorker(`after ${killAt}`);
      await expectWhole(job);
    },
    300_000,
  );

  it('between its signature and its end: the next one assembles it again', async () => {
    const worker = await startWorker('killed at the seal');
    const isSealed = new Promise<void>((resolve) => {
      packages.afterSeal = () => {
        packages.afterSeal = () => Promise.resolve();
        resolve(worker.kill());
        return Promise.resolve();
      };
    });
    const job = await request();
    await isSealed;
    await startWorker('after the seal');
    await expectWhole(job);
  }, 300_000);
});

describe('storage away in a build', () => {
  it('stops it, and it goes on when the storage is back', async () => {
    await startWorker('without storage');
    const isAway = new Promise<void>((resolve) => {
      packages.afterPage = (drawn) => {
        if (drawn !== 3) return;
        packages.store.disconnect();
        resolve();
      };
    });
    const job = await request();
    await isAway;
    await eventually(
      () => Promise.resolve(packages.stepsOf(job)),
      (steps) => steps >= 2,
      60_000,
    );
    expect(packages.ends.has(job.packageId)).toBe(false);
    packages.store.reconnect();
    await expectWhole(job);
  }, 300_000);
});
