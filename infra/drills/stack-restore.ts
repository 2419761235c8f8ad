import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure } from '../bench/figures.ts';
import { checkout } from '../local/checkout.mjs';
import { Failure } from '../local/failure.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { COMPOSE_FILES } from '../services/processes.ts';
import { type ComposeStack, PROJECT } from './compose-stack.ts';
import { Owner } from './owner.ts';
import { blocksUnder } from './page-blocks.ts';
import { compareUploads, SteadyUploads } from './steady-uploads.ts';

const PAGE = 'docs/operations/back-up-and-restore.md';
const WORK_SECONDS = 100;
const MOST_LOST_SECONDS = 75;
const MOST_AWAY_SECONDS = 300;
const BACKUP = 'groundwork-try-backup';

export function commandsUnder(heading: string, page: string, safe: string): string {
  const [commands] = blocksUnder(heading, page);
  if (commands === undefined) throw new Failure(`${PAGE} has no commands under "${heading}".`);
  return commands.replaceAll(/(?<=[ >])(?=base\.tar\.gz|secrets\.json|archive \. )/g, `${safe}/`);
}

const page = ({ shape }: ComposeStack) =>
  readFileSync(join(checkout, PAGE), 'utf8').replaceAll('docker-compose.yml:', `${COMPOSE_FILES[shape]}:`);

/** The other machine: it has a copy that is at most a second old. A file that disappears while it is read makes cp fail. */
async function startCopying(stack: ComposeStack, safe: string) {
  const copy = 'while :; do cp -a -u /archive/. /safe/archive; cp -a -u /minio/. /safe/minio; sleep 1; done';
  const volumes = [`${PROJECT}_archive:/archive:ro`, `${PROJECT}_minio:/minio:ro`, `${safe}:/safe`];
  const mounts = volumes.flatMap((volume) => ['--volume', volume]);
  const options = ['--detach', '--rm', '--user', '0:0', '--name', BACKUP, ...mounts];
  await stack.docker('run', ...options, '--entrypoint', 'sh', 'postgres:18', '-c', copy);
}

async function workUntilDisaster(stack: ComposeStack, url: string, safe: string) {
  const owner = await Owner.signUp(url);
  print(`An upload reached the score: ${JSON.stringify(await owner.uploadUntilScored())}`);
  await step('Backing up with the commands of the page', () =>
    stack.shell(commandsUnder('Archive the log in Compose', page(stack), safe)),
  );
  await startCopying(stack, safe);
  const uploads = new SteadyUploads(owner);
  await step(`Uploading each second for ${WORK_SECONDS} s`, () => sleep(WORK_SECONDS * 1000));
  await stack.docker('kill', BACKUP);
  const before = await uploads.end(Date.now());
  await stack.compose('down', '--volumes');
  return before;
}

async function restore(stack: ComposeStack, safe: string) {
  await stack.shell(commandsUnder('Restore from the archive', page(stack), safe));
  const files = ['--volume', `${safe}/minio:/from:ro`, '--volume', `${PROJECT}_minio:/to`];
  const copy = [
    '--rm',
    '--user',
    '0:0',
    ...files,
    '--entrypoint',
    'cp',
    'postgres:18',
    '-a',
    '/from/.',
    '/to',
  ];
  await stack.docker('run', ...copy);
  await stack.compose('restart', 'minio');
  await stack.start();
  print((await stack.operator('messages', 'republish', '--since', '1d')).trim());
}

export async function restoreStack(stack: ComposeStack, url: string, folder: string): Promise<Figure[]> {
  const safe = join(folder, 'stack-backup');
  rmSync(safe, { recursive: true, force: true });
  for (const name of ['archive', 'minio']) mkdirSync(join(safe, name), { recursive: true });
  stack.set({ COMPOSE_FILE: `${COMPOSE_FILES[stack.shape]}:infra/docker/backup.compose.yml` });
  await step('Archiving the log from now on', () => stack.start());
  const before = await workUntilDisaster(stack, url, safe);
  const since = performance.now();
  await step('Restoring with the commands of the page', () => restore(stack, safe));
  const seconds = Number(secondsSince(since));
  return [
    atMost('seconds until the restored stack answered', seconds, MOST_AWAY_SECONDS),
    ...(await compareUploads(url, before, MOST_LOST_SECONDS)),
  ];
}
