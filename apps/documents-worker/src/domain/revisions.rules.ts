import type { FileFacts } from '@groundwork/engine-documents';

type Change = FileFacts['changes'][number];

export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
}

const maxRevisions = 3;
const rewrittenShare = 0.4;

/** The first end mark of a linearized file belongs to its first page, not to a revision. */
export function findRevisionEnds(bytes: Buffer): number[] {
  const ends: number[] = [];
  for (let at = bytes.indexOf('%%EOF'); at >= 0; at = bytes.indexOf('%%EOF', at + 5)) ends.push(at + 5);
  const linearized = bytes.subarray(0, 1024).includes('/Linearized');
  return ends.slice(linearized ? 1 : 0, -1).slice(-maxRevisions);
}

const key = ({ text, x, y }: PlacedText) => `${text}@${Math.round(x)},${Math.round(y)}`;

function findMissing(texts: readonly PlacedText[], others: readonly PlacedText[]): PlacedText[] {
  const keys = new Set(others.map(key));
  return texts.filter((text) => !keys.has(key(text)));
}

const isSamePlace = (one: PlacedText, other: PlacedText) =>
  Math.abs(one.y - other.y) < 4 && one.x < other.x + other.width + 20 && other.x < one.x + one.width + 20;

export function comparePages(
  page: number,
  before: readonly PlacedText[],
  after: readonly PlacedText[],
): Change[] {
  const removed = findMissing(before, after);
  const added = findMissing(after, before);
  if (removed.length + added.length > (before.length + after.length) * rewrittenShare) return [];
  const changes = removed.map((each): Change => {
    const at = added.findIndex((other) => isSamePlace(each, other));
    const [other] = at < 0 ? [] : added.splice(at, 1);
    return { page, before: each.text, after: other?.text ?? null };
  });
  return [...changes, ...added.map(({ text }): Change => ({ page, before: null, after: text }))];
}
