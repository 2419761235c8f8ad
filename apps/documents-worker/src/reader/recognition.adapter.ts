import type { ProcessorLimits } from '@groundwork/platform-file-reader';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import type { RecognitionMode } from '../domain/recognition-pass.model.ts';
import { LaneRecognition } from './lane-recognition.adapter.ts';
import { NativeRecognition } from './native-recognition.adapter.ts';

export type Layout = Exclude<RecognitionMode, 'amount'>;

export interface Recognized {
  readonly tsv: string;
  readonly usedMs: number;
}

export interface Recognition {
  readonly pagesAtOnce: number;
  recognize(gray: GrayPicture, layout: Layout, limits: ProcessorLimits): Promise<Recognized>;
  lookAgain?(gray: GrayPicture, first: Pick<Recognized, 'tsv'>, limits: ProcessorLimits): Promise<Recognized>;
  recognizeAmounts(
    pictures: readonly GrayPicture[],
    limits: ProcessorLimits,
  ): Promise<readonly (string | null)[]>;
  stop(): void;
}

export function recognitionOf(command: string | undefined, looksAgain: boolean): Recognition {
  const lane = new LaneRecognition(looksAgain);
  return command === undefined ? lane : new NativeRecognition(JSON.parse(command) as readonly string[], lane);
}
