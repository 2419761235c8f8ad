import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessorLimits } from '@groundwork/platform-file-reader';
import type {
  Layout,
  Recognition,
  Recognized,
} from '../apps/documents-worker/src/reader/recognition.adapter.ts';
import { NetworkWitness } from '../apps/documents-worker/src/reader/network-witness.adapter.ts';
import { checkout } from '../infra/local/checkout.mjs';
import { WasmRecognition } from '../apps/documents-worker/src/reader/wasm-recognition.adapter.ts';
import { cached } from './cache.ts';
import { readingNetworks } from './reading-networks.ts';

type Gray = Parameters<Recognition['recognize']>[0];

const hashOf = ({ width, height, data }: Gray) =>
  createHash('sha256').update(`${width} ${height} `).update(data).digest('hex');

const rules = ['doubted-lines', 'line-picture', 'line-words', 'proposed-lines'];
const sources = ['reader/network-witness.adapter.ts', ...rules.map((name) => `domain/${name}.rules.ts`)].map(
  (file) => readFileSync(join(checkout, 'apps/documents-worker/src', file)),
);

async function openWitness(): Promise<NetworkWitness | null> {
  const networks = await readingNetworks();
  return networks === '' ? null : new NetworkWitness(networks);
}

/** Recognizes each picture once and stores the words, so that a later run needs no recognizer. */
export class StoredRecognition implements Recognition {
  readonly pagesAtOnce = 1;
  private readonly recognizer = new WasmRecognition();
  private witness: Promise<NetworkWitness | null> | undefined;

  constructor(private readonly folder: string) {}

  async recognize(gray: Gray, layout: Layout, limits: ProcessorLimits): Promise<Recognized> {
    const tsv = await this.words(gray, layout, async () => {
      const recognized = await this.recognizer.recognize(gray, layout, limits);
      return recognized.tsv;
    });
    return { tsv: tsv ?? '', usedMs: 0 };
  }

  async lookAgain(gray: Gray, { tsv }: Pick<Recognized, 'tsv'>): Promise<Recognized> {
    const witness = await (this.witness ??= openWitness());
    if (witness === null) return { tsv, usedMs: 0 };
    const hash = createHash('sha256').update(tsv);
    for (const source of sources) hash.update(source);
    const mode = `again-${hash.digest('hex').slice(0, 12)}`;
    const words = await this.words(gray, mode, () => witness.read(gray, tsv));
    return { tsv: words ?? tsv, usedMs: 0 };
  }

  async recognizeAmounts(
    pictures: readonly Gray[],
    limits: ProcessorLimits,
  ): Promise<readonly (string | null)[]> {
    const tables: (string | null)[] = [];
    for (const picture of pictures) {
      const read = async () => (await this.recognizer.recognizeAmounts([picture], limits))[0] ?? null;
      tables.push(await this.words(picture, 'amount', read));
    }
    return tables;
  }

  stop(): void {
    this.recognizer.stop();
  }

  private async words(gray: Gray, mode: string, read: () => Promise<string | null>): Promise<string | null> {
    const make = async () => Buffer.from(JSON.stringify(await read()));
    const stored = await cached(this.folder, mode, hashOf(gray), make);
    return JSON.parse(stored.toString()) as string | null;
  }
}
