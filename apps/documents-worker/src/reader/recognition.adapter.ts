import { NativeRecognition } from './native-recognition.adapter.ts';
import { WasmRecognition } from './wasm-recognition.adapter.ts';

export type Layout = 'lines' | 'free';
/** `amount`: the letters of amounts only. As a single line, digits lose their point more often. */
export type RecognitionMode = Layout | 'amount';

export interface Recognition {
  recognize(pgm: Buffer, mode: RecognitionMode): Promise<string>;
  stop(): void;
  readonly used: () => number;
}

export const recognitionOf = (command: string | undefined): Recognition =>
  command === undefined
    ? new WasmRecognition()
    : new NativeRecognition(JSON.parse(command) as readonly string[]);
