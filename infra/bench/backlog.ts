import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { analysisQueues, analyzeDocumentJob, documentId, rpc, userId } from '@groundwork/contracts';
import { connectNats } from '@groundwork/platform-messaging';
import { JobQueue } from '@groundwork/platform-queue';
import { FolderStorage } from '@groundwork/platform-storage';
import { form1040Lines, pdfOf, scanOf } from '@groundwork/test-data';
import { answerFileKeys, FakeService, testCallVariables } from '@groundwork/testing';
import { MAIN } from '../local/system.ts';
import { reserveInternal } from '../local/ports.ts';
import { print } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import { secondsFor } from '../sizing/backlog.ts';
import { atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const TARGET = 1.6;
const MOST_SIMULATION_OFF = 0.15;
const PATIENCE_MS = 900_000;

const gone = (worker: ChildProcess) => worker.exitCode !== null || worker.signalCode !== null;

async function stop(workers: readonly ChildProcess[]) {
  for (const worker of workers) worker.kill('SIGTERM');
  await until(async () => workers.every(gone), { withinMs: 15_000 });
}

const secondsWorked = () =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

class Backlog {
  readonly results = new Map<string, number>();
  readonly done = new Set<string>();
  readonly documents: number;
  readonly pages: number;
  readonly #ground: Ground;
  readonly #storage: FolderStorage;
  readonly #jobs: JobQueue<typeof analyzeDocumentJob>;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #warmUpMs: number;

  private constructor(ground: Ground, urls: { nats: string; redis: string }) {
    const folder = join(ground.instance.folder, 'objects');
    this.#ground = ground;
    this.documents = ground.count(24, 1, 0);
    this.pages = ground.short ? 1 : 2;
    this.#warmUpMs = ground.short ? 0 : 5000;
    this.#storage = new FolderStorage(folder);
    this.#jobs = new JobQueue(analysisQueues.slow, analyzeDocumentJob, urls.redis);
    const servers = { NATS_URL: urls.nats, REDIS_URL: urls.redis, STORAGE_URL: `folder:${folder}` };
    const own = { PATH: process.env['PATH'], NODE_ENV: 'development', LOG_LEVEL: 'error' };
    this.#environment = { ...own, ...servers, HOST: '127.0.0.1', ...testCallVariables('documents-worker') };
  }

  static async of(ground: Ground): Promise<Backlog> {
    const { urls } = await ground.servers(['nats', 'redis']);
    const backlog = new Backlog(ground, urls);
    const nats = await connectNats(urls.nats, 'bench');
    answerFileKeys(new FakeService(nats))
      .on(rpc.documents.reportStage, () => ({}))
      .on(rpc.documents.recordAnalysis, (reported) => {
        const { documentId: id, result } = reported;
        backlog.results.set(id, (backlog.results.get(id) ?? 0) + 1);
        if (result.outcome === 'analysed') backlog.done.add(id);
        return {};
      });
    ground.life.onStop(async () => {
      await backlog.#jobs.close();
      await nats.close();
    });
    return backlog;
  }

  async #startWorker(): Promise<ChildProcess> {
    const { port, release } = await reserveInternal();
    await release();
    const env = { ...this.#environment, TARGET: 'documents-worker', PORT: String(port) };
    const worker = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    this.#ground.life.onStop(() => stop([worker]));
    return worker;
  }

  async #add() {
    this.results.clear();
    this.done.clear();
    const blocks = this.#ground.count(8, 1);
    const lines = (amount: number) => Array.from({ length: blocks }, () => form1040Lines(amount)).flat();
    const scan = await scanOf(pdfOf(Array.from({ length: this.pages }, (_, page) => lines(60_000 + page))));
    for (let n = 0; n < this.documents; n += 1) {
      const id = documentId.parse(randomUUID());
      const storageKey = `files/${id}`;
      await this.#storage.put(storageKey, Readable.from([scan]));
      const job = { documentId: id, userId: userId.parse(randomUUID()), version: 1, storageKey };
      const traceparent = `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`;
      const file = { mediaType: 'application/pdf', category: 'tax_documents' } as const;
      await this.#jobs.add(`doc:${id}:v1`, { ...job, ...file, traceparent });
    }
  }

  async read(workers: number, kills = false) {
    const load = loadavg()[0]?.toFixed(1);
    const processes: ChildProcess[] = [];
    for (let n = 0; n < workers; n += 1) processes.push(await this.#startWorker());
    await sleep(this.#warmUpMs);
    const since = performance.now();
    const before = secondsWorked();
    await this.#add();
    if (kills) {
      await until(async () => this.results.size > this.documents / 3, { withinMs: PATIENCE_MS });
      processes[0]?.kill('SIGKILL');
      processes.push(await this.#startWorker());
    }
    await until(async () => this.results.size === this.documents, { withinMs: PATIENCE_MS });
    const seconds = (performance.now() - since) / 1000;
    const busyCores = (secondsWorked() - before) / seconds;
    // The lock of a killed worker has to run out before its document can come twice.
    if (kills) await sleep(45_000);
    await stop(processes);
    print(
      `${workers} worker${workers > 1 ? 's' : ''}${kills ? ', one killed' : ''}: ${this.documents} scans of ${this.pages} pages ` +
        `in ${seconds.toFixed(1)} s, ${busyCores.toFixed(2)} cores busy, load before ${load}`,
    );
    const twice = [...this.results.values()].filter((count) => count > 1).length;
    return { seconds, busyCores, read: this.done.size, twice };
  }
}

async function killOne(scans: Backlog): Promise<Figure[]> {
  const { read, twice } = await scans.read(2, true);
  return [
    atLeast(`of ${scans.documents} scans read although a worker was killed`, read, scans.documents),
    figure('results that came twice (documents drops the second)', twice),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const scans = await Backlog.of(ground);
  print(`${cpus().length} cores`);
  const [one, two] = [await scans.read(1), await scans.read(2)];
  const simulated = secondsFor({
    documents: scans.documents,
    seconds: one.seconds / scans.documents,
    cores: cpus().length,
    coresPerWorker: Math.max(1, one.busyCores),
    workers: 2,
  });
  const pages = scans.documents * scans.pages;
  if (two.read !== scans.documents) throw new Error(`Of ${scans.documents} scans ${two.read} were read`);
  return [
    figure('seconds a page, one worker', one.seconds / pages),
    figure('cores busy with one worker', one.busyCores),
    figure('pages a minute, one worker', (pages * 60) / one.seconds),
    figure('pages a minute, two workers', (pages * 60) / two.seconds),
    atLeast('two workers / one', one.seconds / two.seconds, TARGET),
    figure('seconds for the backlog, two workers', two.seconds),
    figure('the same by the simulation', simulated),
    atMost('the simulation is off by', Math.abs(simulated / two.seconds - 1), MOST_SIMULATION_OFF),
    ...(ground.short ? [] : await killOne(scans)),
  ];
}
