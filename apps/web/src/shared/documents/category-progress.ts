import { type CategoryProgress, documentCatalog, type DocumentCategory } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from './documents.wording.ts';

export interface ProgressOfSlots {
  readonly counted: number;
  readonly waiting: number;
  readonly slots: number;
  readonly text: string;
}

/** More documents than slots fill no further slot, but all waiting ones are named. */
export function progressOfSlots(category: DocumentCategory, progress: CategoryProgress): ProgressOfSlots {
  const { slots } = documentCatalog[category];
  const counted = Math.min(progress.counted, slots);
  const countedText = fill(words.counted, { count: counted, total: slots });
  const text =
    progress.waiting === 0
      ? countedText
      : fill(words.both, {
          counted: countedText,
          waiting: fill(words.waiting, { count: progress.waiting }),
        });
  return { counted, waiting: Math.min(progress.waiting, slots - counted), slots, text };
}
