import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atMost, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';

const MOST_MS = 100;

interface Pause {
  readonly at: number;
  readonly pause: number;
  readonly own: number;
}

interface Longest {
  readonly service: string;
  readonly pause: number;
  readonly own: number;
}

async function secondsAbove(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const valueOf = (line: RegExp) => Number(line.exec(text)?.[1] ?? 0);
  const all = valueOf(/^groundwork_loop_pause_seconds_count\{.*\} (\d+)/m);
  return all - valueOf(/^groundwork_loop_pause_seconds_bucket\{.*le="0\.1".*\} (\d+)/m);
}

/**
 * The pauses of each service. On a busy machine most of a pause is time in which another process has the core. The
 * target is for the rest: processor time of the event loop, garbage collection and waits for a disk.
 */
export class Pauses {
  readonly preload: string;

  constructor(readonly folder: string) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const module = pathToFileURL(join(import.meta.dirname, 'record-pauses.mjs'));
    module.searchParams.set('folder', folder);
    this.preload = module.href;
  }

  async during<T>(
    { supervisor, facts }: System,
    work: () => Promise<T>,
  ): Promise<{ result: T; figures: Figure[] }> {
    const services = Object.entries(supervisor.processes()).filter(([, { kind }]) => kind === 'service');
    const above = () => Promise.all(services.map(([, { port }]) => secondsAbove(port)));
    const [since, before] = [Date.now(), await above()];
    const result = await work();
    const after = await above();
    const seconds = after.reduce((sum, value, at) => sum + value - (before[at] ?? 0), 0);
    const inMetrics = figure('seconds with a pause above 100 ms in the metrics, waits included', seconds);
    if (facts.preload === undefined) return { result, figures: [inMetrics] };
    const names = new Set(services.map(([name]) => name.replace(/-\d+$/, '')));
    const all = [...names].map((service) => this.#longestOf(service, since));
    return {
      result,
      figures: [
        ...all.map(({ service, own }) => figure(`longest pause of ${service}, ms`, own)),
        ...all.map(({ service, pause }) =>
          figure(`the same of ${service} with its waits for a core, ms`, pause),
        ),
        inMetrics,
        atMost('longest pause of any process, ms', Math.max(...all.map(({ own }) => own)), MOST_MS),
      ],
    };
  }

  /** A service that did not load the module has no file, and its pause is no number, which misses the target. */
  #longestOf(service: string, since: number): Longest {
    const file = join(this.folder, `${service}.jsonl`);
    if (!existsSync(file)) return { service, pause: NaN, own: NaN };
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const pauses = lines
      .map((line) => JSON.parse(line) as Pause)
      .filter(({ at, pause }) => at - pause >= since);
    const longest = (part: 'pause' | 'own') => Math.max(0, ...pauses.map((one) => one[part]));
    return { service, pause: longest('pause'), own: longest('own') };
  }
}
