import { fill } from '../../libs/wording/src/fill.ts';
import type { DataSource } from 'typeorm';
import { Failure } from './failure.ts';
import { type MessageOptions, messageOptions } from './message-options.ts';
import { built, reached } from './operator-command.ts';
import { print } from './progress.ts';
import { commandTexts } from './local.wording.ts';

interface Place {
  readonly service: string;
  readonly dataSource: DataSource;
}

const platform = () =>
  built(async () => ({
    ...(await import('@groundwork/platform-database')),
    ...(await import('@groundwork/platform-messaging')),
  }));

type Platform = Awaited<ReturnType<typeof platform>>;

const open = ({ createDataSource }: Platform, url: string, service: string) =>
  createDataSource({ service, entities: [], migrations: [] }, { url, poolSize: 1 }).initialize();

async function placesOf(code: Platform, url: string, only: string | undefined): Promise<Place[]> {
  const database = await open(code, url, 'public');
  const schemas = await database
    .query<{ name: string }[]>(
      `select schemaname as name from pg_tables where tablename = 'dead_letters'
       and has_schema_privilege(schemaname, 'usage') order by 1`,
    )
    .finally(() => database.destroy());
  const names = schemas.map(({ name }) => name).filter((name) => only === undefined || name === only);
  if (names.length === 0)
    throw new Failure(
      only === undefined ? commandTexts.noServices : fill(commandTexts.unknownService, { name: only }),
    );
  const opened = names.map(async (service) => ({ service, dataSource: await open(code, url, service) }));
  return Promise.all(opened);
}

async function list({ listDeadLetters }: Platform, places: Place[], options: MessageOptions): Promise<void> {
  let count = 0;
  for (const { service, dataSource } of places) {
    for (const letter of await listDeadLetters(dataSource, options)) {
      count += 1;
      print(`${letter.id}  ${service}  ${letter.failedAt.toISOString()}`);
      print(`  ${letter.consumer}, event ${letter.eventId ?? '(unreadable)'} on ${letter.subject}`);
      print(`  ${letter.reason}`);
    }
  }
  print(fill(commandTexts.deadLetters, { count }));
}

async function forEachPlace(
  places: Place[],
  { ids }: MessageOptions,
  act: (dataSource: DataSource) => Promise<number>,
  done: string,
): Promise<void> {
  let count = 0;
  for (const { service, dataSource } of places) {
    const here = await act(dataSource);
    count += here;
    if (here > 0) print(fill(commandTexts.doneAt, { service, count: here, done }));
  }
  if (count === 0) print(fill(commandTexts.nothingDone, { done }));
  const missing = new Set(ids).size - count;
  if (missing > 0) throw new Failure(fill(commandTexts.unknownLetters, { count: missing }));
}

async function act(code: Platform, places: Place[], options: MessageOptions): Promise<void> {
  const { purgeDeadLetters, requeueDeadLetters, republish, connectNats } = code;
  if (options.command === 'list') return list(code, places, options);
  if (options.command === 'purge')
    return forEachPlace(places, options, (place) => purgeDeadLetters(place, options), 'purged');
  const nats = await connectNats(await reached('nats', options), 'operator');
  const requeue = (place: DataSource) => requeueDeadLetters(place, nats, options);
  const again = (place: DataSource) => republish(place, nats, options.since);
  try {
    if (options.command === 'requeue') await forEachPlace(places, options, requeue, 'requeued');
    else await forEachPlace(places, options, again, 'published again');
  } finally {
    await nats.close();
  }
}

export { MESSAGES_HELP as help } from './message-options.ts';

export const summary = 'lists and delivers events that a consumer could not handle';

export async function run(args: string[]): Promise<void> {
  const options = messageOptions(args);
  const postgres = await reached('postgres', options);
  const code = await platform();
  const places = await placesOf(code, postgres, options.service);
  try {
    await act(code, places, options);
  } finally {
    for (const { dataSource } of places) await dataSource.destroy();
  }
}
