import { spawnSync } from 'node:child_process';
import { checkout } from '../local/checkout.mjs';
import { mustRun, run } from '../local/commands.ts';
import { Failure } from '../local/failure.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import { COMPOSE_FILES, type Process, processesIn, type Shape } from '../services/processes.ts';
import { readManifests } from '../services/manifests.ts';

const VERSION = 'try';
export const PROJECT = 'groundwork-try';

const imageOf = (version: string) => `localhost/groundwork/app:${version}`;

export interface Running {
  readonly name: string;
  readonly id: string;
  readonly addresses: readonly string[];
  readonly isOutside: boolean;
}

export class ComposeStack {
  #variables: Readonly<Record<string, string>>;

  constructor(
    ports: string,
    readonly shape: Shape,
  ) {
    const files = { COMPOSE_FILE: COMPOSE_FILES[shape] };
    const fixed = { COMPOSE_PROJECT_NAME: PROJECT, DOCKER_BUILDKIT: '1', ...files };
    // Two cores are short of time while a second set of processes starts.
    const patient = { STOP_DELAY_SECONDS: '2', CALL_SECONDS: '10' };
    const apart = { NETWORK_PREFIX: '10.214', PORT: ports, TRUSTED_PROXIES: '10.214.18.225,10.214.7.225' };
    this.#variables = { ...fixed, ...patient, ...apart, VERSION };
  }

  async processes(): Promise<Process[]> {
    return processesIn(this.shape, await readManifests());
  }

  get #options() {
    return { cwd: checkout, env: { ...process.env, ...this.#variables } };
  }

  docker(...args: string[]): Promise<string> {
    return mustRun(`docker ${args[0]}`, 'docker', args, this.#options);
  }

  compose(...args: string[]): Promise<string> {
    return this.docker('compose', ...args);
  }

  shell(commands: string): Promise<string> {
    return mustRun('The commands', 'bash', ['-euo', 'pipefail', '-c', commands], this.#options);
  }

  operator(...command: string[]): Promise<string> {
    const start = ['run', '--rm', 'migrate', '--env-file=/secrets/operator.env', 'operator.mjs'];
    return this.compose(...start, ...command);
  }

  shellIn(service: string, script: string) {
    return run('docker', ['compose', 'exec', '-T', service, 'sh', '-c', script], this.#options);
  }

  node(network: string, script: string): Promise<string> {
    return this.docker('run', '--rm', '--network', network, imageOf(VERSION), '--eval', script);
  }

  /** On the host's network: name resolution inside containers is no part of the drill. */
  async build(): Promise<void> {
    const args = ['--build-arg', `VERSION=${VERSION}`, '--tag', imageOf(VERSION)];
    const file = ['--network', 'host', '--file', 'infra/docker/Dockerfile'];
    await step('Building the image', () => this.docker('build', ...file, ...args, '.'));
  }

  async start(): Promise<void> {
    try {
      await this.compose('up', '--detach', '--no-build', '--wait', '--wait-timeout', '300');
    } catch (error) {
      print(await this.compose('logs', '--no-color', '--tail', '15'));
      throw error;
    }
  }

  /** In a farewell of the drill, which can start no other command. */
  removeAll(): void {
    spawnSync('docker', ['compose', 'down', '--volumes'], { ...this.#options, stdio: 'ignore' });
  }

  /** For each later command, as a line of .env. */
  set(variables: Readonly<Record<string, string>>): void {
    this.#variables = { ...this.#variables, ...variables };
  }

  scale(service: string, replicas: number): Promise<string> {
    return this.compose('up', '--detach', '--no-build', '--wait', '--scale', `${service}=${replicas}`);
  }

  /** The same image under another version. */
  async upgrade(version: string): Promise<void> {
    await this.docker('tag', imageOf(VERSION), imageOf(version));
    this.#variables = { ...this.#variables, VERSION: version };
    await mustRun('The upgrade', 'infra/docker/upgrade.sh', [], this.#options);
  }

  async idsOf(...services: string[]): Promise<string[]> {
    const ids = await this.compose('ps', '--quiet', ...services);
    return ids.split('\n').filter(Boolean).sort();
  }

  async #openNetworks(): Promise<string[]> {
    const filter = ['--filter', `label=com.docker.compose.project=${PROJECT}`];
    const lines = await this.docker('network', 'ls', ...filter, '--format', '{{.Internal}} {{.Name}}');
    return lines.split('\n').flatMap((line) => /^false (.+)$/.exec(line)?.[1] ?? []);
  }

  async running(): Promise<Running[]> {
    const service = '{{index .Config.Labels "com.docker.compose.service"}}';
    const networks = '{{range $name, $own := .NetworkSettings.Networks}} {{$name}}={{$own.IPAddress}}{{end}}';
    const format = ['--format', `${service} {{.Id}}${networks}`];
    const lines = await this.docker('inspect', ...format, ...(await this.idsOf()));
    const open = await this.#openNetworks();
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', id = '', ...own] = line.split(' ').filter(Boolean);
        const pairs = own.map((each) => each.split('='));
        const isOutside = pairs.some(([network = '']) => open.includes(network));
        return { name, id, addresses: pairs.map(([, address = '']) => address), isOutside };
      });
  }

  async memory(): Promise<string> {
    const lines = await this.docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}');
    return lines
      .split('\n')
      .filter((line) => line.startsWith(`${PROJECT}-`))
      .sort()
      .join('\n');
  }

  async sizes(): Promise<string> {
    const all = await this.docker('images', '--format', '{{.Repository}}:{{.Tag}} {{.Size}}');
    const own = all.split('\n').filter((line) => line.includes(`:${VERSION} `) || line.startsWith('node:'));
    return own.sort().join('\n');
  }

  async #stateOf(service: string) {
    const [id = ''] = await this.idsOf(service);
    const format = '{"pid":{{.State.Pid}},"restarts":{{.RestartCount}},"health":"{{.State.Health.Status}}"}';
    const state = await this.docker('inspect', '--format', format, id);
    return JSON.parse(state) as { pid: number; restarts: number; health: string };
  }

  async kill(service: string): Promise<number> {
    const { pid, restarts } = await this.#stateOf(service);
    const since = performance.now();
    process.kill(pid, 'SIGKILL');
    const isBack = async () => {
      const now = await this.#stateOf(service);
      return now.restarts > restarts && now.health === 'healthy';
    };
    if (!(await until(isBack, { withinMs: 120_000, everyMs: 500 })))
      throw new Failure(`${service} was killed and did not come back`);
    return Number(secondsSince(since));
  }

  async complaints(): Promise<Map<string, number>> {
    const logs = await this.compose('logs', '--no-color', '--no-log-prefix');
    const kinds = new Map<string, number>();
    for (const line of logs.split('\n')) {
      if (!/"level":[456]0|ermissions? violation/i.test(line)) continue;
      const what = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 160);
      kinds.set(what, (kinds.get(what) ?? 0) + 1);
    }
    return kinds;
  }
}
