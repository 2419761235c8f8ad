import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ProcessorLimits, processorTimeOf, withinLimits } from '@groundwork/platform-file-reader';
import { lettersOfAmounts } from '../domain/amount-picture.rules.ts';
import { toTiff } from '../domain/tiff.rules.ts';
import { tableOfEachPage } from '../domain/words-from-tsv.rules.ts';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import { toPgm } from '../domain/pgm.rules.ts';
import type { RecognitionMode } from '../domain/recognition-pass.model.ts';
import { pagesAtOnce } from './recognition-limits.adapter.ts';
import type { Layout, Recognition, Recognized } from './recognition.adapter.ts';

const segmentation: Record<RecognitionMode, string> = { lines: '6', free: '3', amount: '6' };

export class NativeRecognition implements Recognition {
  readonly pagesAtOnce = pagesAtOnce;
  private readonly running = new Set<ChildProcess>();

  constructor(
    private readonly command: readonly string[],
    private readonly lane?: Pick<Recognition, 'lookAgain'>,
  ) {}

  lookAgain(
    ...[gray, first, limits]: Parameters<NonNullable<Recognition['lookAgain']>>
  ): Promise<Recognized> {
    return this.lane?.lookAgain?.(gray, first, limits) ?? Promise.resolve({ ...first, usedMs: 0 });
  }

  recognize(gray: GrayPicture, layout: Layout, limits: ProcessorLimits): Promise<Recognized> {
    return this.run(toPgm(gray), layout, limits);
  }

  /** In one process: its start takes ten times as long as an amount. */
  async recognizeAmounts(
    pictures: readonly GrayPicture[],
    limits: ProcessorLimits,
  ): Promise<readonly (string | null)[]> {
    const recognized = await this.run(toTiff(pictures), 'amount', limits).catch(() => null);
    const tables = recognized && tableOfEachPage(recognized.tsv);
    return tables?.length === pictures.length ? tables : pictures.map(() => null);
  }

  private async run(file: Buffer, mode: RecognitionMode, limits: ProcessorLimits): Promise<Recognized> {
    const child = this.start(mode);
    this.running.add(child);
    let most = 0;
    const used = () => (most = Math.max(most, processorTimeOf(child.pid ?? 0)));
    const before = used();
    try {
      const tsv = await withinLimits(limits, this.read(child, file), used);
      return { tsv, usedMs: used() - before };
    } finally {
      child.kill('SIGKILL');
      this.running.delete(child);
    }
  }

  private start(mode: RecognitionMode): ChildProcessByStdio<Writable, Readable, null> {
    const [program = '', ...rest] = this.command;
    // the folder of the model has no file that "tsv" could name
    const options = ['-l', 'eng', '--oem', '1', '--psm', segmentation[mode], '-c', 'tessedit_create_tsv=1'];
    if (mode === 'amount') options.push('-c', `tessedit_char_whitelist=${lettersOfAmounts}`);
    return spawn(program, [...rest, 'stdin', 'stdout', ...options], { stdio: ['pipe', 'pipe', 'ignore'] });
  }

  private async read(child: ChildProcessByStdio<Writable, Readable, null>, file: Buffer): Promise<string> {
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(file);
    const [tsv, code] = await Promise.all([text(child.stdout), exit]);
    if (code !== 0) throw new Error(`The recognition ended with ${code ?? 'a signal'}`);
    if (!tsv.startsWith('level\t')) throw new Error('The recognition returned no table of words');
    return tsv;
  }

  stop(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }
}
