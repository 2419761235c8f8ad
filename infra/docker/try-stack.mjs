// Builds the images and starts docker-compose.yml under a name of its own, then sees for itself: an upload reaches the
// score, a killed process comes back, a wrong right is refused. Needs root, for it kills processes in containers.
//   node infra/docker/try-stack.mjs [--keep] [--no-build]
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mustRun, run } from '../local/commands.mjs';
import { Failure } from '../local/failure.mjs';
import { checkout } from '../local/instance.mjs';
import { reserveInternal } from '../local/ports.mjs';
import { say, secondsSince, step } from '../local/progress.mjs';
import { httpAnswersOk, until } from '../local/wait.mjs';
import '../typescript.mjs';

const { Owner } = await import('../drills/owner.ts');

const PROJECT = 'groundwork-try';
const VERSION = 'try';
const NOT_SERVICES = ['e2e', 'web'];
const images = [
  ...readdirSync(join(checkout, 'apps')).filter((app) => !NOT_SERVICES.includes(app)),
  'operator',
];

const { values: options } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, 'no-build': { type: 'boolean', default: false } },
});

const web = await reserveInternal();
const env = { ...process.env, VERSION, PORT: String(web.port), DOCKER_BUILDKIT: '1' };
const url = `http://127.0.0.1:${web.port}`;

/** @param {string} what @param {...string} args */
const docker = (what, ...args) => mustRun(what, 'docker', args, { cwd: checkout, env });
/** @param {string} what @param {...string} args */
const compose = (what, ...args) => docker(what, 'compose', '--project-name', PROJECT, ...args);

/** On the host's network: where names are resolved inside containers is not what is tried here. */
async function build() {
  for (const image of images) {
    const name = `groundwork/${image}:${VERSION}`;
    const args = ['--build-arg', `SERVICE=${image}`, '--build-arg', `VERSION=${VERSION}`, '--tag', name];
    await step(`Building ${name}`, () =>
      docker('The build', 'build', '--network', 'host', '--file', 'infra/docker/Dockerfile', ...args, '.'),
    );
  }
}

async function showSizes() {
  const sizes = await docker('Asking for sizes', 'images', '--format', '{{.Repository}}:{{.Tag}} {{.Size}}');
  say(
    sizes
      .split('\n')
      .filter((line) => line.includes(`:${VERSION} `) || line.startsWith('node:'))
      .sort()
      .join('\n'),
  );
}

/** @param {string} service @returns {Promise<{ pid: number, restarts: number, health: string }>} */
async function stateOf(service) {
  const id = (await compose('Asking for a container', 'ps', '--quiet', service)).trim();
  const format = '{"pid":{{.State.Pid}},"restarts":{{.RestartCount}},"health":"{{.State.Health.Status}}"}';
  return JSON.parse(await docker('Looking at a container', 'inspect', '--format', format, id));
}

/** @param {string} service */
async function killAndWait(service) {
  const { pid, restarts } = await stateOf(service);
  const since = performance.now();
  process.kill(pid, 'SIGKILL');
  const isBack = async () => {
    const now = await stateOf(service);
    return now.restarts > restarts && now.health === 'healthy';
  };
  if (!(await until(isBack, { withinMs: 120_000, everyMs: 500 })))
    throw new Failure(`${service} was killed and did not come back`);
  say(`${service} was killed and is healthy again after ${secondsSince(since)} s`);
}

/** @param {string} service @param {string} other whose secrets it tries to read */
async function refuseOthers(service, other) {
  const script = `require('fs').readFileSync('/secrets/${other}.env')`;
  const { code, output } = await run(
    'docker',
    ['compose', '--project-name', PROJECT, 'exec', '-T', service, 'node', '-e', script],
    { cwd: checkout, env },
  );
  if (code === 0 || !output.includes('EACCES'))
    throw new Failure(`${service} could read the secrets of ${other}`);
  say(`${service} may not read the secrets of ${other}`);
}

/** What containers said that nobody should have to read: refused rights show as warnings. */
async function showComplaints() {
  const logs = await compose('Reading logs', 'logs', '--no-color', '--no-log-prefix');
  const wrong = logs.split('\n').filter((line) => /"level":[456]0|ermissions? violation/i.test(line));
  const kinds = new Map();
  for (const line of wrong) {
    const what = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 160);
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
  }
  say(`Warnings and errors in all logs: ${wrong.length}`);
  for (const [what, count] of kinds) say(`  ${count} × ${what}`);
}

async function tryStack() {
  await web.release();
  const since = performance.now();
  await compose(
    'Starting the stack',
    'up',
    '--detach',
    '--no-build',
    '--wait',
    '--wait-timeout',
    '300',
  ).catch(async (error) => {
    say(await compose('Reading logs', 'logs', '--no-color', '--tail', '15'));
    throw error;
  });
  say(`The whole stack is healthy after ${secondsSince(since)} s: ${url}`);
  if (!(await httpAnswersOk(`${url}/readyz`))) throw new Failure('The gateway is not ready');
  say(await (await fetch(`${url}/readyz`)).text());
  const owner = await Owner.signUp(url);
  const first = await owner.uploadUntilScored();
  say(`An upload reached the score: ${first.before} → ${first.after} in ${first.seconds} s`);
  for (const service of ['scoring', 'documents-worker', 'nats', 'postgres', 'gateway'])
    await killAndWait(service);
  const second = await (await Owner.signUp(url)).uploadUntilScored();
  say(`And after all that another owner’s: ${second.before} → ${second.after} in ${second.seconds} s`);
  say(`The first owner is still signed in, with a score of ${await owner.score()}`);
  await refuseOthers('scoring', 'profile');
  const secrets = (
    await compose('Looking for secrets', 'exec', '-T', 'gateway', 'node', '-p', 'process.getuid()')
  ).trim();
  say(`The gateway runs as uid ${secrets}`);
  await showComplaints();
}

try {
  if (!options['no-build']) await build();
  await showSizes();
  await tryStack();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  say(error.message);
  process.exitCode = 1;
} finally {
  if (!options.keep)
    await run('docker', ['compose', '--project-name', PROJECT, 'down', '--volumes'], { cwd: checkout, env });
}
