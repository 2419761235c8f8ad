import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../../../libs/wording/src/fill.ts';
import { SCHEMAS } from '../../generated/services.mjs';
import { callVariables } from '../call-keys.ts';
import { placeOf } from '../diagnose/place.ts';
import { Failure } from '../failure.ts';
import { type Instance, instanceAt, runningSystem } from '../instance.ts';
import { Life } from '../life.ts';
import { backupTexts, commandTexts } from '../local.wording.ts';
import { provisionServers } from '../provision.ts';
import { loadSecrets, type Secrets, storeSecrets } from '../secrets.ts';
import { createDatabase } from '../servers/postgres.ts';
import { postgresAnswers, withClient } from '../wait.ts';

const NAMES = ['FIELD_KEYS', 'PACKAGE_SIGNING_KEYS', 'CALL_KEYS', 'CALL_KEY', 'SERVICE_PASSWORDS'] as const;

type Environment = Partial<Record<(typeof NAMES)[number], string>>;

/** The secrets of npm start and of Compose, or those that the environment has. */
export type StoredSecrets = Partial<Secrets> & { readonly environment?: Environment };

export interface Installation {
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly secrets: StoredSecrets;
  readonly instance: Instance | undefined;
}

export const fieldKeysIn = ({ fieldKeys, environment }: StoredSecrets) =>
  fieldKeys ?? environment?.FIELD_KEYS;

export const callKeysIn = ({ calls, environment }: StoredSecrets) =>
  calls === undefined ? environment?.CALL_KEYS : callVariables({ calls }, 'operator').CALL_KEYS;

export const passwordsIn = ({ roles, environment }: StoredSecrets) =>
  roles ?? (JSON.parse(environment?.SERVICE_PASSWORDS ?? '{}') as Record<string, string>);

const environmentOf = (variables: NodeJS.ProcessEnv): Environment =>
  Object.fromEntries(NAMES.filter((name) => variables[name]).map((name) => [name, variables[name]]));

function ofEnvironment(variables: NodeJS.ProcessEnv): Installation {
  const { DATABASE_ADMIN_URL: databaseUrl = '', STORAGE_URL: storageUrl, SECRETS_FILE: file } = variables;
  if (!storageUrl) throw new Failure(backupTexts.noStorage);
  const environment = environmentOf(variables);
  const secrets = file ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : { environment };
  return { databaseUrl, storageUrl, secrets, instance: undefined };
}

function ofRunning(instance: Instance, data: string): Installation {
  const { postgres = '', storage = '' } = placeOf(data, process.env).urls;
  return { databaseUrl: postgres, storageUrl: storage, secrets: loadSecrets(instance), instance };
}

type Work<T> = (installation: Installation) => Promise<T>;

async function withOwnServers<T>(instance: Instance, work: Work<T>): Promise<T> {
  const life = new Life(instance);
  try {
    await life.begin({ reset: false });
    const secrets = loadSecrets(instance);
    const ground = { instance, secrets, durable: true };
    const { postgres, storage } = await provisionServers(ground, life.supervisor, ['postgres', 'storage']);
    return await work({ databaseUrl: postgres, storageUrl: storage, secrets, instance });
  } finally {
    await life.stop();
  }
}

const isOfEnvironment = ({ DATABASE_ADMIN_URL, SERVICE_PASSWORDS }: NodeJS.ProcessEnv) =>
  Boolean(DATABASE_ADMIN_URL && SERVICE_PASSWORDS);

async function checkAnswer(url: string): Promise<void> {
  if (await postgresAnswers(new URL('/postgres', url).href)) return;
  if (await postgresAnswers(url)) return;
  throw new Failure(fill(commandTexts.noReply, { server: 'postgres', host: new URL(url).host }));
}

export async function withInstallation<T>(data: string, work: Work<T>): Promise<T> {
  const instance = instanceAt('dev', data);
  if (isOfEnvironment(process.env)) {
    const installation = ofEnvironment(process.env);
    await checkAnswer(installation.databaseUrl);
    return work(installation);
  }
  if (runningSystem(instance) !== undefined) return work(ofRunning(instance, data));
  return withOwnServers(instance, work);
}

const connected =
  'select count(*) as count from pg_stat_activity where datname = current_database() and usename = any ($1)';

async function checkNoService(url: string): Promise<void> {
  const roles = SCHEMAS.map((service) => `gw_${service}`);
  const { rows } = await withClient(url, (client) => client.query<{ count: string }>(connected, [roles]));
  if (Number(rows[0]?.count) > 0) throw new Failure(backupTexts.isRunning);
}

export async function withIdleInstallation<T>(data: string, work: Work<T>): Promise<T> {
  const instance = instanceAt('dev', data);
  if (!isOfEnvironment(process.env) && runningSystem(instance) !== undefined)
    throw new Failure(backupTexts.isRunning);
  return withInstallation(data, async (installation) => {
    await createDatabase(installation.databaseUrl);
    await checkNoService(installation.databaseUrl);
    return work(installation);
  });
}

const SERVER_PASSWORDS = ['postgres', 'roles', 'nats', 'redis', 'storage'] as const;

/** What the data was written with comes from the backup. The passwords of the servers are those of this place. */
export function adoptSecrets({ instance, secrets: own }: Installation, stored: StoredSecrets): void {
  if (instance === undefined) return;
  const { environment, ...file } = stored;
  const given = {
    ...(environment?.FIELD_KEYS && { fieldKeys: environment.FIELD_KEYS }),
    ...(environment?.PACKAGE_SIGNING_KEYS && { signingKeys: environment.PACKAGE_SIGNING_KEYS }),
  };
  const servers = Object.fromEntries(SERVER_PASSWORDS.map((name) => [name, own[name]]));
  storeSecrets(instance, { ...own, ...file, ...given, ...servers } as Secrets);
}

/** Streams and queues of another moment would have effects on the restored data. */
export async function emptyQueues({ instance }: Installation): Promise<void> {
  if (instance === undefined) return;
  for (const name of ['nats', 'redis', 'prepared', 'demo-file'])
    if (existsSync(join(instance.folder, name)))
      await rm(join(instance.folder, name), { recursive: true, force: true });
}

const idsIn = (fieldKeys: string) => fieldKeys.split(',').map((key) => key.split(':')[0]?.trim() ?? '');

export function checkFieldKeys({ instance, secrets }: Installation, stored: StoredSecrets): void {
  const [own, saved] = [fieldKeysIn(secrets), fieldKeysIn(stored)];
  if (instance !== undefined || own === undefined || saved === undefined) return;
  const keys = own.split(',').map((key) => key.trim());
  const missing = saved.split(',').filter((key) => !keys.includes(key.trim()));
  if (missing.length > 0)
    throw new Failure(fill(backupTexts.otherFieldKeys, { keys: idsIn(missing.join(',')).join(', ') }));
}
