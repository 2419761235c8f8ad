import type { GrayImage } from '../domain/page-light.rules.ts';
import type { RecognitionMode } from '../domain/recognition-pass.model.ts';
import { LaneRecognition } from './lane-recognition.adapter.ts';
import { NativeRecognition } from './native-recognition.adapter.ts';
import type { ProcessorLimits } from './processor-limits.adapter.ts';

export type Layout = Exclude<RecognitionMode, 'amount'>;

export interface Recognition {
  recognize(gray: GrayImage, mode: RecognitionMode, limits: ProcessorLimits): Promise<string>;
  stop(): void;
  readonly used: () => number;
}

export const recognitionOf = (command: string | undefined): Recognition =>
  command === undefined
    ? new LaneRecognition()
    : new NativeRecognition(JSON.parse(command) as readonly string[]);
