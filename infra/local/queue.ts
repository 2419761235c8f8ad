import { fill } from '../../libs/wording/src/fill.ts';
import type { QueueControl } from '@groundwork/platform-queue';
import { Failure } from './failure.ts';
import { built, callVariable, reached } from './operator-command.ts';
import { print } from './progress.ts';
import { type QueueOptions, queueOptions } from './queue-options.ts';
import { until } from './wait.ts';
import { commandTexts } from './local.wording.ts';

interface FailedDocument {
  readonly id: string;
  readonly user_id: string;
  readonly status_reason: string;
}

const MOST_ROWS = 50;
const CALL_MS = 2000;
const EVERYTHING = 1_000_000;

const platform = () =>
  built(async () => ({
    ...(await import('@groundwork/contracts')),
    ...(await import('@groundwork/platform-database')),
    ...(await import('@groundwork/platform-messaging')),
    ...(await import('@groundwork/platform-queue')),
  }));

type Platform = Awaited<ReturnType<typeof platform>>;

async function failedDocuments({ createDataSource }: Platform, options: QueueOptions) {
  const url = await reached('postgres', options);
  const settings = { service: 'documents', entities: [], migrations: [] };
  const database = await createDataSource(settings, { url, poolSize: 1 }).initialize();
  return database
    .query<FailedDocument[]>(
      `select id, user_id, status_reason from documents.documents
       where status = 'failed' and deleted_at is null order by id`,
    )
    .finally(() => database.destroy());
}

const documentOf = ({ data }: { data: unknown }) => (data as { documentId: string }).documentId;

async function list(queue: QueueControl, failed: readonly FailedDocument[]): Promise<void> {
  for (const job of await queue.list(MOST_ROWS)) {
    const tries =
      job.failures > 0
        ? fill(commandTexts.failures, { count: job.failures, reason: job.lastFailure ?? '' })
        : '';
    print(`${documentOf(job)}  ${job.state}  since ${job.addedAt.toISOString()}${tries}`);
  }
  for (const { id, status_reason: reason } of failed.slice(0, MOST_ROWS)) print(`${id}  failed  ${reason}`);
  const { active, waiting, delayed } = await queue.counts();
  const paused = (await queue.isPaused()) ? commandTexts.paused : '';
  print(fill(commandTexts.queue, { active, waiting, delayed, failed: failed.length }) + paused);
}

async function retry(code: Platform, queue: QueueControl, options: QueueOptions): Promise<void> {
  const isChosen = (id: string) => options.ids === undefined || options.ids.includes(id);
  const delayed = (await queue.list(EVERYTHING)).filter((job) => isChosen(documentOf(job)));
  const hastened = await Promise.all(delayed.map((job) => queue.retryNow(job.id)));
  const failed = (await failedDocuments(code, options)).filter(({ id }) => isChosen(id));
  const nats = await code.connectNats(await reached('nats', options), 'operator');
  const calls = new code.RpcClient(
    nats,
    CALL_MS,
    code.signerOf('operator', callVariable('CALL_KEY', options)),
  );
  try {
    for (const { id, user_id: userId } of failed)
      await calls.call(code.rpc.documents.reanalyse, { userId, documentId: id } as never);
  } finally {
    await nats.close();
  }
  const atOnce = hastened.filter(Boolean).length;
  print(fill(commandTexts.retried, { now: atOnce, again: failed.length }));
  const missing = new Set(options.ids).size - atOnce - failed.length;
  if (missing > 0) throw new Failure(fill(commandTexts.unknownDocuments, { count: missing }));
}

async function drain(queue: QueueControl, { minutes }: QueueOptions): Promise<void> {
  await queue.pause();
  const isIdle = async () => (await queue.counts()).active === 0;
  if (!(await until(isIdle, { withinMs: minutes * 60_000, everyMs: 500 })))
    throw new Failure(fill(commandTexts.drainTimeout, { minutes }));
  const { waiting, delayed } = await queue.counts();
  print(fill(commandTexts.drained, { count: waiting + delayed }));
}

async function act(code: Platform, queue: QueueControl, options: QueueOptions): Promise<void> {
  if (options.command === 'list') return list(queue, await failedDocuments(code, options));
  if (options.command === 'retry') return retry(code, queue, options);
  if (options.command === 'drain') return drain(queue, options);
  const pauses = options.command === 'pause';
  await (pauses ? queue.pause() : queue.resume());
  print(pauses ? commandTexts.pausing : commandTexts.resumed);
}

export { QUEUE_HELP as help } from './queue-options.ts';

export const summary = 'lists, retries and pauses the analyses of documents';

export async function run(args: string[]): Promise<void> {
  const options = queueOptions(args);
  const redis = await reached('redis', options);
  const code = await platform();
  const queue = new code.QueueControl(Object.values(code.analysisQueues), redis);
  try {
    await act(code, queue, options);
  } finally {
    await queue.close();
  }
}
