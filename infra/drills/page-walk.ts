import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, secondsSince, step } from '../local/progress.ts';
import type { Machine } from './machine.ts';
import { type BlockName, type Blocks, inPlace, settingsFor } from './page-blocks.ts';

interface Way {
  readonly instead: string;
  readonly seconds: number;
}

type Own = Readonly<Record<string, string | undefined>>;

export class PageWalk {
  readonly ways = new Map<BlockName, Way>();
  #since = performance.now();

  constructor(
    readonly blocks: Blocks,
    public machine: Machine,
    readonly place: { readonly folder: string; readonly host: string },
  ) {
    mkdirSync(join(place.folder, 'srv'), { recursive: true });
  }

  text(name: BlockName): string {
    return inPlace(this.blocks[name], { ...this.place, gateway: this.machine.gateway });
  }

  async #note(name: BlockName, work: () => Promise<{ output: string; instead?: string }>): Promise<string> {
    const since = performance.now();
    const { output, instead = '' } = await step(`The block "${name}"`, work);
    if (!this.ways.has(name)) this.ways.set(name, { instead, seconds: Number(secondsSince(since)) });
    return output;
  }

  do = (name: BlockName) => this.#note(name, () => this.machine.do(name, this.text(name)));

  async use<T>(name: BlockName, work: (text: string) => T | Promise<T>): Promise<T> {
    const results: T[] = [];
    await this.#note(name, async () => {
      results.push(await work(this.text(name)));
      return { output: '' };
    });
    return results[0] as T;
  }

  writeSettings(own: Own): Promise<void> {
    const file = join(this.machine.folder, '.env');
    return this.use('settings', (text) => writeFileSync(file, `${settingsFor(text, own).join('\n')}\n`));
  }

  async moveTo(machine: Machine): Promise<void> {
    const from = this.machine.folder;
    if (machine.folder !== from) copyFileSync(join(from, '.env'), join(machine.folder, '.env'));
    this.machine = machine;
    await this.do('restore');
  }

  get minutes(): number {
    return (performance.now() - this.#since) / 60_000;
  }

  get replaced(): BlockName[] {
    return [...this.ways].flatMap(([name, { instead }]) => (instead === '' ? [] : [name]));
  }

  report(): void {
    for (const [name, { instead, seconds }] of this.ways)
      print(`  ${name}: ${instead === '' ? 'word for word' : instead}, ${seconds} s`);
  }
}
