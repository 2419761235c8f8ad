import type { ErasureReceipt, OwnerService } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { receipt: words } = privacyWords;

export const partName = (service: OwnerService): string => words.parts[service];

export const countText = ({ what, count }: { readonly what: string; readonly count: number }): string =>
  count === 0 ? what : fill(words.counted, { count, name: what });

export function stateText(
  { state, dueAt, finishedAt }: ErasureReceipt,
  format: (iso: string) => string,
): string {
  if (state === 'waiting') return fill(words.waiting, { time: format(dueAt) });
  if (state === 'done') return fill(words.done, { time: format(finishedAt ?? dueAt) });
  return words[state];
}
