import { fill } from '../../libs/wording/src/fill.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callVariables } from './call-keys.ts';
import { codeOf, Failure, messageOf } from './failure.ts';
import { instanceAt, readRun } from './instance.ts';
import { dataFolder, FLAG, Misused, orMisused, TEXT } from './options.mjs';
import { loadSecrets, type Secrets } from './secrets.ts';
import { natsUrl } from './servers/nats.ts';
import { postgresUrl } from './servers/postgres.ts';
import { redisUrl } from './servers/redis.ts';
import { natsAnswers, postgresAnswers, redisAnswers } from './wait.ts';
import { commandTexts } from './local.wording.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Grammar<Command extends string, Own> {
  readonly commands: Readonly<Record<Command, boolean>>;
  readonly things: string;
  readonly own: Own;
}

export function parsed<Command extends string, Own extends Record<string, typeof TEXT>>(
  args: string[],
  { commands, things, own }: Grammar<Command, Own>,
) {
  const options = { ...own, data: TEXT, all: FLAG };
  const { values, positionals } = orMisused(() => parseArgs({ args, allowPositionals: true, options }));
  const { all, data } = values as { all: boolean; data?: string };
  const given = values as Partial<Record<keyof Own, string>>;
  const [name, ...ids] = positionals;
  const command = (Object.keys(commands) as Command[]).find((each) => each === name);
  if (command === undefined)
    throw new Misused(
      name === undefined ? commandTexts.noCommand : fill(commandTexts.unknownCommand, { name }),
    );
  const chosen = idsOf(command, { chooses: commands[command], ids, all, things });
  return { command, ids: chosen, given, data: dataFolder(data) };
}

interface Chosen {
  readonly chooses: boolean;
  readonly ids: string[];
  readonly all: boolean;
  readonly things: string;
}

function idsOf(command: string, { chooses, ids, all, things }: Chosen): string[] | undefined {
  if (!chooses && (ids.length > 0 || all)) throw new Misused(fill(commandTexts.noIds, { command }));
  if (chooses && ids.length > 0 === all) throw new Misused(fill(commandTexts.needsIds, { command }));
  const wrong = ids.find((id) => !ID.test(id));
  if (wrong !== undefined) throw new Misused(fill(commandTexts.wrongId, { id: wrong, things }));
  return ids.length > 0 ? ids : undefined;
}

const SERVERS = {
  postgres: { variable: 'DATABASE_ADMIN_URL', urlOf: postgresUrl, answers: postgresAnswers },
  nats: { variable: 'NATS_URL', urlOf: natsUrl, answers: natsAnswers },
  redis: { variable: 'REDIS_URL', urlOf: redisUrl, answers: redisAnswers },
};
type Server = keyof typeof SERVERS;

export function addressOf(server: Server, data: string, variables: NodeJS.ProcessEnv): string {
  const { variable, urlOf } = SERVERS[server];
  const given = variables[variable];
  if (given) return given;
  const instance = instanceAt('dev', data);
  const running = readRun(instance)?.processes[server];
  if (running !== undefined) return urlOf(running.port, loadSecrets(instance));
  throw new Failure(fill(commandTexts.noSystem, { folder: instance.folder, variable }));
}

export function storedSecrets(data: string, variable: string): Secrets {
  const { folder } = instanceAt('dev', data);
  if (!existsSync(join(folder, 'secrets.json')))
    throw new Failure(fill(commandTexts.noSecrets, { folder, variable }));
  return loadSecrets({ folder });
}

type CallVariable = keyof ReturnType<typeof callVariables>;

export const callVariable = (name: CallVariable, { data }: { data: string }): string =>
  process.env[name] || callVariables(storedSecrets(data, name), 'operator')[name];

export async function reached(server: Server, { data }: { data: string }): Promise<string> {
  const url = addressOf(server, data, process.env);
  if (await SERVERS[server].answers(url)) return url;
  throw new Failure(fill(commandTexts.noReply, { server, host: new URL(url).host }));
}

export async function built<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure(commandTexts.notBuilt);
  }
}

const isExpected = (error: unknown) =>
  error instanceof Failure ||
  error instanceof Misused ||
  (error instanceof Error && ['DomainError', 'ConfigError'].includes(error.name));

export async function runCommand(
  run: (args: string[]) => Promise<void>,
  help: string | (() => Promise<string>),
  args = process.argv.slice(2),
): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    const text = isExpected(error) ? messageOf(error) : String(error instanceof Error ? error.stack : error);
    const usage = error instanceof Misused ? `\n${typeof help === 'string' ? help : await help()}` : '';
    process.stderr.write(`${text}\n${usage}`);
    process.exitCode = error instanceof Misused ? 2 : 1;
  }
}
