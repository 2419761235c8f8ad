import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atMost, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';
import { print } from '../../local/progress.ts';
import { GATEWAY } from '../../local/stack.ts';

const MOST_MS = 100;

interface Pause {
  readonly at: number;
  readonly pause: number;
  readonly own: number;
}

const longest = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), 0);

async function secondsAbove(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const valueOf = (line: RegExp) => Number(line.exec(text)?.[1] ?? NaN);
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

  async during<T>({ supervisor }: System, work: () => Promise<T>): Promise<{ result: T; figures: Figure[] }> {
    const services = Object.entries(supervisor.processes()).filter(([, { kind }]) => kind === 'service');
    const above = () => Promise.all(services.map(([, { port }]) => secondsAbove(port)));
    const [since, before] = [Date.now(), await above()];
    const result = await work();
    const after = await above();
    const names = [...new Set(services.map(([name]) => name.replace(/-\d+$/, '')))];
    const pauses = names.map((name) => ({ name, all: this.#pausesOf(name, since) }));
    for (const { name, all } of pauses) this.#print(name, all);
    const own = longest(pauses.flatMap(({ all }) => all.map((one) => one.own)));
    const seconds = after.reduce((sum, value, at) => sum + value - (before[at] ?? 0), 0);
    return {
      result,
      figures: [
        ...pauses.map(({ name, all }) =>
          figure(`longest pause of ${name}, ms`, longest(all.map((one) => one.own))),
        ),
        figure('the same of the gateway with its wait for a core, ms', this.#withWait(pauses, GATEWAY)),
        figure('seconds with a pause above 100 ms in the metrics, waits included', seconds),
        atMost('longest pause of any process, ms', own, MOST_MS),
      ],
    };
  }

  #withWait(pauses: readonly { name: string; all: readonly Pause[] }[], of: string): number {
    return longest(
      pauses.filter(({ name }) => name === of).flatMap(({ all }) => all.map(({ pause }) => pause)),
    );
  }

  #print(name: string, all: readonly Pause[]): void {
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const own = ms(longest(all.map((one) => one.own)));
    const withWait = ms(longest(all.map(({ pause }) => pause)));
    print(`  ${name}: longest pause ${own}, with the wait for a core ${withWait}`);
  }

  #pausesOf(service: string, since: number): Pause[] {
    const lines = this.#read(service).split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Pause).filter(({ at, pause }) => at - pause >= since);
  }

  #read(service: string): string {
    try {
      return readFileSync(join(this.folder, `${service}.jsonl`), 'utf8');
    } catch {
      return '';
    }
  }
}
