// `npm run queue`: what an operator does about documents that wait for their analysis, or whose analysis failed.
import './node-version.mjs';
import { addressOf } from './addresses.mjs';
import { Failure } from './failure.mjs';
import { built, counted, runCommand } from './operator-command.mjs';
import { say } from './progress.mjs';
import { QUEUE_HELP, queueOptions } from './queue-options.mjs';
import { natsAnswers, postgresAnswers, redisAnswers, until } from './wait.mjs';

/**
 * @typedef {import('./queue-options.mjs').QueueOptions} QueueOptions
 * @typedef {{ id: string, user_id: string, status_reason: string }} Failed a document whose analysis failed
 */

const SHOWN = 50;
const CALL_MS = 2000;
const EVERYTHING = 1_000_000;
const ANSWERS = { postgres: postgresAnswers, nats: natsAnswers, redis: redisAnswers };

const platform = () =>
  built(async () => ({
    ...(await import('@groundwork/contracts')),
    ...(await import('@groundwork/platform-database')),
    ...(await import('@groundwork/platform-messaging')),
    ...(await import('@groundwork/platform-queue')),
  }));

/**
 * @typedef {Awaited<ReturnType<typeof platform>>} Built
 * @typedef {InstanceType<Built['QueueControl']>} Queue
 */

/** @param {keyof typeof ANSWERS} server @param {QueueOptions} options */
async function reached(server, { data }) {
  const url = addressOf(server, data, process.env);
  if (await ANSWERS[server](url)) return url;
  throw new Failure(`${server} does not answer at ${new URL(url).host}.`);
}

/** @param {Built} code @param {QueueOptions} options @returns {Promise<Failed[]>} */
async function failedDocuments({ createDataSource }, options) {
  const url = await reached('postgres', options);
  const settings = { service: 'documents', entities: [], migrations: [] };
  const database = await createDataSource(settings, { url, poolSize: 1 }).initialize();
  return database
    .query(
      `select id, user_id, status_reason from documents.documents
       where status = 'failed' and deleted_at is null order by id`,
    )
    .finally(() => database.destroy());
}

/** @param {{ data: unknown }} job */
const documentOf = ({ data }) => /** @type {{ documentId: string }} */ (data).documentId;

/** @param {Queue} queue @param {Failed[]} failed */
async function list(queue, failed) {
  for (const job of await queue.list(SHOWN)) {
    const tries = job.failures > 0 ? `, failed ${counted(job.failures, 'time')}: ${job.lastFailure}` : '';
    say(`${documentOf(job)}  ${job.state}  since ${job.addedAt.toISOString()}${tries}`);
  }
  for (const { id, status_reason: reason } of failed.slice(0, SHOWN)) say(`${id}  failed  ${reason}`);
  const { active, waiting, delayed } = await queue.counts();
  const paused = (await queue.isPaused()) ? ' The queue is PAUSED.' : '';
  say(
    `${active} analysed, ${waiting} waiting, ${delayed} waiting for their next attempt, ` +
      `${counted(failed.length, 'failed document')}.${paused}`,
  );
}

/** @param {Built} code @param {Queue} queue @param {QueueOptions} options */
async function retry(code, queue, options) {
  /** @param {string} id */
  const isChosen = (id) => options.ids === undefined || options.ids.includes(id);
  const delayed = (await queue.list(EVERYTHING)).filter((job) => isChosen(documentOf(job)));
  const hastened = await Promise.all(delayed.map((job) => queue.retryNow(job.id)));
  const failed = (await failedDocuments(code, options)).filter(({ id }) => isChosen(id));
  const nats = await code.connectNats(await reached('nats', options), 'operator');
  const calls = new code.RpcClient(nats, CALL_MS);
  try {
    for (const { id, user_id: userId } of failed)
      await calls.call(code.rpc.documents.reanalyse, /** @type {never} */ ({ userId, documentId: id }));
  } finally {
    await nats.close();
  }
  const atOnce = hastened.filter(Boolean).length;
  say(`${counted(atOnce, 'document')} tried at once, ${counted(failed.length, 'document')} analysed again`);
  const done = atOnce + failed.length;
  if (options.ids !== undefined && done < new Set(options.ids).size)
    throw new Failure(`${new Set(options.ids).size - done} of the ids name no such document.`);
}

/** @param {Queue} queue @param {QueueOptions} options */
async function drain(queue, { minutes }) {
  await queue.pause();
  const isIdle = async () => (await queue.counts()).active === 0;
  if (!(await until(isIdle, { withinMs: minutes * 60_000, everyMs: 500 })))
    throw new Failure(`After ${minutes} minutes something is still analysed. The queue stays paused.`);
  const { waiting, delayed } = await queue.counts();
  say(`Nothing is analysed; ${waiting + delayed} wait. "resume" goes on.`);
}

/** @param {Built} code @param {Queue} queue @param {QueueOptions} options */
async function act(code, queue, options) {
  if (options.command === 'list') return list(queue, await failedDocuments(code, options));
  if (options.command === 'retry') return retry(code, queue, options);
  if (options.command === 'drain') return drain(queue, options);
  const pauses = options.command === 'pause';
  await (pauses ? queue.pause() : queue.resume());
  say(pauses ? 'Paused: uploads are accepted and wait.' : 'Workers go on.');
}

/** @param {string[]} args */
async function runQueue(args) {
  const options = queueOptions(args);
  if (options.command === 'help') return say(QUEUE_HELP);
  const redis = await reached('redis', options);
  const code = await platform();
  const queue = new code.QueueControl(code.analysisQueue, redis);
  try {
    await act(code, queue, options);
  } finally {
    await queue.close();
  }
}

await runCommand(runQueue, QUEUE_HELP);
