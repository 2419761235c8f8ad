import { NativeRecognition } from './native-recognition.adapter.ts';
import { WasmRecognition } from './wasm-recognition.adapter.ts';

export type Layout = 'lines' | 'free';

export interface Recognition {
  /** The words of the page as TSV, with their boxes. */
  recognize(pgm: Buffer, layout: Layout): Promise<string>;
  /** Does not wait. The next recognition starts again. */
  stop(): void;
  /** Processor time of the recognition in milliseconds. */
  readonly used: () => number;
}

/** The worker process chooses the native command at its start and passes it to its readers. */
export const recognitionOf = (command: string | undefined): Recognition =>
  command === undefined
    ? new WasmRecognition()
    : new NativeRecognition(JSON.parse(command) as readonly string[]);
