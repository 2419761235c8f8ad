import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { lettersOfAmounts } from '../domain/amount-picture.rules.ts';
import type { GrayImage } from '../domain/page-light.rules.ts';
import { toPgm } from '../domain/pgm.rules.ts';
import type { RecognitionMode } from '../domain/recognition-pass.model.ts';
import { type ProcessorLimits, processorTimeOf, withinLimits } from './processor-limits.adapter.ts';
import type { Recognition } from './recognition.adapter.ts';

const segmentation: Record<RecognitionMode, string> = { lines: '6', free: '3', amount: '6' };

export class NativeRecognition implements Recognition {
  private running: ChildProcess | undefined;
  readonly used = () => processorTimeOf(process.pid);

  constructor(private readonly command: readonly string[]) {}

  recognize(gray: GrayImage, mode: RecognitionMode, limits: ProcessorLimits): Promise<string> {
    return withinLimits(limits, this.read(toPgm(gray), mode), this.used);
  }

  private async read(pgm: Buffer, mode: RecognitionMode): Promise<string> {
    const [program = '', ...rest] = this.command;
    // the folder of the model has no file that "tsv" could name
    const options = ['-l', 'eng', '--oem', '1', '--psm', segmentation[mode], '-c', 'tessedit_create_tsv=1'];
    if (mode === 'amount') options.push('-c', `tessedit_char_whitelist=${lettersOfAmounts}`);
    const child = spawn(program, [...rest, 'stdin', 'stdout', ...options], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.running = child;
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(pgm);
    const [tsv, code] = await Promise.all([text(child.stdout), exit]);
    if (code !== 0) throw new Error(`The recognition ended with ${code ?? 'a signal'}`);
    if (!tsv.startsWith('level\t')) throw new Error('The recognition returned no table of words');
    return tsv;
  }

  stop(): void {
    this.running?.kill('SIGKILL');
    this.running = undefined;
  }
}
