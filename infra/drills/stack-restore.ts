import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, type Figure, figure } from '../bench/figures.ts';
import { checkout } from '../local/checkout.mjs';
import { Failure } from '../local/failure.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { type ComposeStack, PROJECT } from './compose-stack.ts';
import { Owner } from './owner.ts';

const PAGE = 'docs/operations/back-up-and-restore.md';
const WORK_SECONDS = 100;
const MOST_LOST_SECONDS = 75;
const MOST_AWAY_SECONDS = 300;
const BACKUP = 'groundwork-try-backup';

/** The commands of the page, for the project of the drill and its folder. */
export function commandsUnder(heading: string, page: string, safe: string): string {
  const section = page.slice(page.indexOf(`\n## ${heading}\n`) + 1);
  const [, commands] = /\n```\n(.*?)\n```\n/s.exec(section) ?? [];
  if (commands === undefined) throw new Failure(`${PAGE} has no commands under "${heading}".`);
  return commands
    .replaceAll('groundwork_', `${PROJECT}_`)
    .replaceAll(/(?<=[ >])(?=base\.tar\.gz|secrets\.json|archive \. )/g, `${safe}/`);
}

const page = () => readFileSync(join(checkout, PAGE), 'utf8');

interface Upload {
  readonly id: string;
  readonly at: number;
}

async function uploadEachSecond(owner: Owner, uploads: Upload[], isOver: () => boolean) {
  while (!isOver()) {
    const id = await owner.upload().catch(() => undefined);
    if (id !== undefined) uploads.push({ id, at: Date.now() });
    await sleep(1000);
  }
}

/** The other machine: it has a copy of the archive and of the files that is at most a second old. */
async function startCopying(stack: ComposeStack, safe: string) {
  const copy = 'while cp -a -u /archive/. /safe/archive && cp -a -u /minio/. /safe/minio; do sleep 1; done';
  const volumes = [`${PROJECT}_archive:/archive:ro`, `${PROJECT}_minio:/minio:ro`, `${safe}:/safe`];
  const mounts = volumes.flatMap((volume) => ['--volume', volume]);
  const options = ['--detach', '--rm', '--user', '0:0', '--name', BACKUP, ...mounts];
  await stack.docker('run', ...options, '--entrypoint', 'sh', 'postgres:18', '-c', copy);
}

async function workUntilDisaster(stack: ComposeStack, url: string, safe: string) {
  const owner = await Owner.signUp(url);
  print(`An upload reached the score: ${JSON.stringify(await owner.uploadUntilScored())}`);
  await step('Backing up with the commands of the page', () =>
    stack.shell(commandsUnder('Back up in Compose', page(), safe)),
  );
  await startCopying(stack, safe);
  const uploads: Upload[] = [];
  let over = false;
  const working = uploadEachSecond(owner, uploads, () => over);
  await step(`Uploading each second for ${WORK_SECONDS} s`, () => sleep(WORK_SECONDS * 1000));
  await stack.docker('kill', BACKUP);
  const at = Date.now();
  over = true;
  await working;
  await stack.compose('down', '--volumes');
  return { owner, uploads: uploads.filter((upload) => upload.at <= at), at };
}

async function restore(stack: ComposeStack, safe: string) {
  await stack.shell(commandsUnder('Restore', page(), safe));
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
  print((await stack.operator('infra/local/messages.ts', 'republish', '--since', '1d')).trim());
}

async function hasFile({ url, headers }: Owner, id: string) {
  const answer = await fetch(`${url}/api/documents/${id}/file`, { headers });
  await answer.arrayBuffer();
  return answer.ok;
}

export async function restoreStack(stack: ComposeStack, url: string, folder: string): Promise<Figure[]> {
  const safe = join(folder, 'stack-backup');
  rmSync(safe, { recursive: true, force: true });
  for (const name of ['archive', 'minio']) mkdirSync(join(safe, name), { recursive: true });
  stack.set({ COMPOSE_FILE: 'docker-compose.yml:infra/docker/backup.compose.yml' });
  await step('Archiving the log from now on', () => stack.start());
  const before = await workUntilDisaster(stack, url, safe);
  const since = performance.now();
  await step('Restoring with the commands of the page', () => restore(stack, safe));
  const seconds = Number(secondsSince(since));
  const owner = new Owner(url, before.owner.token);
  const stored = new Set<string>((await owner.documents()).map(({ id }) => id));
  const [lost] = before.uploads.filter(({ id }) => !stored.has(id));
  const lostSeconds = lost === undefined ? 0 : (before.at - lost.at) / 1000;
  const files = await Promise.all([...stored].map((id) => hasFile(owner, id)));
  const scored = await (await Owner.signUp(url)).uploadUntilScored();
  print(`A new owner’s upload reaches the score: ${JSON.stringify(scored)}`);
  return [
    atMost('seconds until the restored stack answered', seconds, MOST_AWAY_SECONDS),
    figure('uploads since the base backup', before.uploads.length),
    figure('of them restored', before.uploads.filter(({ id }) => stored.has(id)).length),
    atMost('seconds of uploads lost', lostSeconds, MOST_LOST_SECONDS),
    atLeast(`of ${files.length} documents have their file`, files.filter(Boolean).length, files.length),
  ];
}
