// `npm run messages`: what an operator does about events that failed, or about a stream that was lost.
import './node-version.mjs';
import { addressesOf } from './addresses.mjs';
import { Failure } from './failure.mjs';
import { messageOptions, MESSAGES_HELP } from './message-options.mjs';
import { built, counted, runCommand } from './operator-command.mjs';
import { say } from './progress.mjs';
import { natsAnswers, postgresAnswers } from './wait.mjs';

/**
 * @typedef {import('./message-options.mjs').MessageOptions} MessageOptions
 * @typedef {{ service: string, dataSource: import('typeorm').DataSource }} Place the tables of one service
 */

const platform = () =>
  built(async () => ({
    ...(await import('@groundwork/platform-database')),
    ...(await import('@groundwork/platform-messaging')),
  }));

/** @typedef {Awaited<ReturnType<typeof platform>>} Platform */

/** @param {Platform} platform @param {string} url @param {string} service */
const open = ({ createDataSource }, url, service) =>
  createDataSource({ service, entities: [], migrations: [] }, { url, poolSize: 1 }).initialize();

/** @param {Platform} platform @param {string} url @param {string | undefined} only @returns {Promise<Place[]>} */
async function placesOf(platform, url, only) {
  const database = await open(platform, url, 'public');
  /** @type {{ name: string }[]} */
  const found = await database
    .query(
      `select schemaname as name from pg_tables where tablename = 'dead_letters'
       and has_schema_privilege(schemaname, 'usage') order by 1`,
    )
    .finally(() => database.destroy());
  const names = found.map(({ name }) => name).filter((name) => only === undefined || name === only);
  if (names.length === 0)
    throw new Failure(
      only === undefined
        ? 'No service keeps events in this database.'
        : `There is no service "${only}" with events.`,
    );
  return Promise.all(
    names.map(async (service) => ({ service, dataSource: await open(platform, url, service) })),
  );
}

/** @param {string} url @param {(url: string) => Promise<boolean>} answers @param {string} name */
async function expectAnswer(url, answers, name) {
  if (!(await answers(url))) throw new Failure(`${name} does not answer at ${new URL(url).host}.`);
}

/** @param {Platform} platform @param {Place[]} places @param {MessageOptions} options */
async function list({ listDeadLetters }, places, options) {
  let count = 0;
  for (const { service, dataSource } of places) {
    for (const letter of await listDeadLetters(dataSource, options)) {
      count += 1;
      say(`${letter.id}  ${service}  ${letter.failedAt.toISOString()}`);
      say(`  ${letter.consumer}, event ${letter.eventId ?? '(unreadable)'} on ${letter.subject}`);
      say(`  ${letter.reason}`);
    }
  }
  say(counted(count, 'dead letter'));
}

/**
 * @param {Place[]} places
 * @param {MessageOptions} options
 * @param {(place: Place) => Promise<number>} act
 * @param {string} done
 */
async function forEachPlace(places, { ids }, act, done) {
  let count = 0;
  for (const place of places) {
    const here = await act(place);
    count += here;
    if (here > 0) say(`${place.service}: ${counted(here, 'event')} ${done}`);
  }
  if (count === 0) say(`Nothing ${done}`);
  if (ids !== undefined && count < new Set(ids).size)
    throw new Failure(`${new Set(ids).size - count} of the ids name no dead letter.`);
}

/** @param {Platform} platform @param {Place[]} places @param {MessageOptions} options @param {string} natsUrl */
async function act(platform, places, options, natsUrl) {
  const { purgeDeadLetters, requeueDeadLetters, republish, connectNats } = platform;
  if (options.command === 'list') return list(platform, places, options);
  if (options.command === 'purge') {
    return forEachPlace(places, options, ({ dataSource }) => purgeDeadLetters(dataSource, options), 'purged');
  }
  await expectAnswer(natsUrl, natsAnswers, 'NATS');
  const nats = await connectNats(natsUrl, 'operator');
  try {
    const requeues = options.command === 'requeue';
    await forEachPlace(
      places,
      options,
      ({ dataSource }) =>
        requeues ? requeueDeadLetters(dataSource, nats, options) : republish(dataSource, nats, options.since),
      requeues ? 'requeued' : 'published again',
    );
  } finally {
    await nats.close();
  }
}

/** @param {string[]} args */
async function runMessages(args) {
  const options = messageOptions(args);
  if (options.command === 'help') return say(MESSAGES_HELP);
  const { postgres, nats } = addressesOf(options.data, process.env);
  await expectAnswer(postgres, postgresAnswers, 'PostgreSQL');
  const code = await platform();
  const places = await placesOf(code, postgres, options.service);
  try {
    await act(code, places, options, nats);
  } finally {
    for (const { dataSource } of places) await dataSource.destroy();
  }
}

await runCommand(runMessages, MESSAGES_HELP);
