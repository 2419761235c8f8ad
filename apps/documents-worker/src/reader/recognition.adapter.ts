import { NativeRecognition } from './native-recognition.adapter.ts';
import { WasmRecognition } from './wasm-recognition.adapter.ts';

export type Layout = 'lines' | 'free';

export interface Recognition {
  recognize(pgm: Buffer, layout: Layout): Promise<string>;
  stop(): void;
  readonly used: () => number;
}

export const recognitionOf = (command: string | undefined): Recognition =>
  command === undefined
    ? new WasmRecognition()
    : new NativeRecognition(JSON.parse(command) as readonly string[]);
