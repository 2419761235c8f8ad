import type { FileFacts } from '@groundwork/engine-documents';

type Change = FileFacts['changes'][number];

export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** Comparing more than the newest few says nothing new. */
const mostRevisions = 3;
/** So much of a page changed is a page made anew, and no change of a text. */
const madeAnew = 0.4;

/** Where earlier states of the file end. A linearized file's first end mark belongs to its first page, not to a revision. */
export function earlierEnds(bytes: Buffer): number[] {
  const ends: number[] = [];
  for (let at = bytes.indexOf('%%EOF'); at >= 0; at = bytes.indexOf('%%EOF', at + 5)) ends.push(at + 5);
  const linearized = bytes.subarray(0, 1024).includes('/Linearized');
  return ends.slice(linearized ? 1 : 0, -1).slice(-mostRevisions);
}

const key = ({ text, x, y }: PlacedText) => `${text}@${Math.round(x)},${Math.round(y)}`;

function missingFrom(texts: readonly PlacedText[], others: readonly PlacedText[]): PlacedText[] {
  const there = new Set(others.map(key));
  return texts.filter((text) => !there.has(key(text)));
}

const isSamePlace = (one: PlacedText, other: PlacedText) =>
  Math.abs(one.y - other.y) < 4 && one.x < other.x + other.width + 20 && other.x < one.x + one.width + 20;

/** What one page said before and says now. */
export function changesBetween(
  page: number,
  before: readonly PlacedText[],
  after: readonly PlacedText[],
): Change[] {
  const gone = missingFrom(before, after);
  const come = missingFrom(after, before);
  if (gone.length + come.length > (before.length + after.length) * madeAnew) return [];
  const changes = gone.map((each): Change => {
    const at = come.findIndex((other) => isSamePlace(each, other));
    const [other] = at < 0 ? [] : come.splice(at, 1);
    return { page, before: each.text, after: other?.text ?? null };
  });
  return [...changes, ...come.map(({ text }): Change => ({ page, before: null, after: text }))];
}
