import { hostName, type PracticeId, practiceId } from '@groundwork/contracts';

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

function isEntry(entry: string): boolean {
  const [host, id, ...more] = partsOf(entry);
  const isPractice = id === undefined || practiceId.safeParse(id).success;
  return more.length === 0 && isPractice && hostName.safeParse(host).success;
}

export const isHostList = (list: string): boolean => entriesOf(list).every(isEntry);

/** An entry without a practice is for the practice that names the host first. */
export function isListed(list: string, host: string, practice: PracticeId): boolean {
  return entriesOf(list)
    .map(partsOf)
    .some(([listed, id = practice]) => listed === host && id === practice);
}
