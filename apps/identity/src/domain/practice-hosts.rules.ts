import type { PracticeId } from '@groundwork/contracts';

export const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const partsOf = (entry: string): string[] =>
  entry
    .toLowerCase()
    .split('=')
    .map((part) => part.trim());

/** An entry without a practice is for the practice that names the host first. */
export function isListed(list: string, host: string, practice: PracticeId): boolean {
  return entriesOf(list)
    .map(partsOf)
    .some(([listed, id = practice]) => listed === host && id === practice);
}
