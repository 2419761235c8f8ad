import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDoubted, replaces, wordsWithin } from '../domain/doubted-lines.rules.ts';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import { lineHeight, pictureOfLine, reducedPage } from '../domain/line-picture.rules.ts';
import { type Letter, lettersIn, wordsOfLine } from '../domain/line-words.rules.ts';
import { linesIn, type TextLine } from '../domain/proposed-lines.rules.ts';
import { type RecognizedWord, recognizedWords, tsvOf } from '../domain/recognized-words.rules.ts';

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

interface Session {
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}

interface Runtime {
  readonly InferenceSession: { create(file: string, options: object): Promise<Session> };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
}

interface Letters {
  readonly session: Session;
  readonly alphabet: ReadonlyMap<number, string>;
}

export const optional: { readonly runtime: string } = { runtime: 'onnxruntime-node' };
const longestSide = 1280;
const sideStep = 32;
const channels = 3;
const mostWidthRead = 30_000;
const oneThread = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
};
const isLatin = (letter: string) => /^[ -~—–©®’“”•£€]$/u.test(letter);

export const proposing = 'PP-OCRv6_det_small.onnx';
export const reading = 'PP-OCRv6_rec_small.onnx';
const alphabetKey = Buffer.from('\n\tcharacter\u0012', 'latin1');
const moreBytes = 0x80;

/** The letters are in the properties of the file, a length of seven bits a byte before them. */
function alphabetIn(file: Buffer): ReadonlyMap<number, string> {
  let at = file.lastIndexOf(alphabetKey) + alphabetKey.length;
  let length = 0;
  for (let bits = 0; ; bits += 7) {
    const byte = file[at] ?? 0;
    at += 1;
    length += (byte % moreBytes) * 2 ** bits;
    if (byte < moreBytes) break;
  }
  const letters = file
    .subarray(at, at + length)
    .toString('utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const all = [...letters, ' '].map((letter, index) => [index + 1, letter] as const);
  return new Map(all.filter(([, letter]) => isLatin(letter)));
}

class Networks {
  private letters: Promise<Letters | null> | undefined;

  private constructor(
    private readonly runtime: Runtime,
    private readonly folder: string,
    private readonly proposals: Session,
  ) {}

  static async load(folder: string): Promise<Networks> {
    const { default: runtime } = (await import(optional.runtime)) as { readonly default: Runtime };
    return new Networks(
      runtime,
      folder,
      await runtime.InferenceSession.create(join(folder, proposing), oneThread),
    );
  }

  async propose(gray: GrayPicture): Promise<TextLine[]> {
    const scale = Math.min(1, longestSide / Math.max(gray.width, gray.height));
    const sideOf = (pixels: number) => Math.max(1, Math.round((pixels * scale) / sideStep)) * sideStep;
    const [width, height] = [sideOf(gray.width), sideOf(gray.height)];
    const page = reducedPage(gray, width, height).map((brightness) => brightness * 2 - 1);
    const { data } = await this.run(this.proposals, page, width, height);
    return linesIn({ chances: data, width, height }, gray);
  }

  /** A page without a line in doubt loads the smaller network only. */
  async read({ data, width }: ReturnType<typeof pictureOfLine>): Promise<Letter[]> {
    const letters = await (this.letters ??= this.loadLetters().catch(() => null));
    if (!letters) return [];
    const { data: chances, dims } = await this.run(letters.session, data, width, lineHeight);
    const [, steps = 0, classes = 0] = dims;
    return lettersIn({ chances, steps, classes }, letters.alphabet);
  }

  private async loadLetters(): Promise<Letters> {
    const file = join(this.folder, reading);
    const session = await this.runtime.InferenceSession.create(file, oneThread);
    return { session, alphabet: alphabetIn(readFileSync(file)) };
  }

  private async run(session: Session, gray: Float32Array, width: number, height: number): Promise<Tensor> {
    const data = new Float32Array(gray.length * channels);
    for (let channel = 0; channel < channels; channel += 1) data.set(gray, channel * gray.length);
    const x = new this.runtime.Tensor('float32', data, [1, channels, height, width]);
    const [output] = Object.values(await session.run({ x }));
    if (!output) throw new Error('The network has no output');
    return output;
  }
}

export class NetworkWitness {
  private networks: Promise<Networks | null> | undefined;

  constructor(private readonly folder: string) {}

  async read(gray: GrayPicture, tsv: string): Promise<string> {
    const networks = await (this.networks ??= this.load());
    if (!networks) return tsv;
    const words = new Set(recognizedWords(tsv));
    let widthRead = 0;
    for (const line of await networks.propose(gray)) {
      const first = wordsWithin(line, [...words]);
      if (widthRead > mostWidthRead || !isDoubted(line, first)) continue;
      const picture = pictureOfLine(gray, line);
      widthRead += picture.width;
      const second = wordsOfLine(gray, line, await networks.read(picture));
      if (replaces(second, first)) exchange(words, first, second);
    }
    return tsvOf([...words]);
  }

  private async load(): Promise<Networks | null> {
    return this.folder === '' ? null : Networks.load(this.folder).catch(() => null);
  }
}

function exchange(
  words: Set<RecognizedWord>,
  first: readonly RecognizedWord[],
  second: readonly RecognizedWord[],
) {
  for (const word of first) words.delete(word);
  for (const word of second) words.add(word);
}
