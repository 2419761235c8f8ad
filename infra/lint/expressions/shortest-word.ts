import { isLineEnd, isWordChar } from './count-steps.ts';

const mostStates = 30_000;

interface Node<Place> {
  readonly place: Place;
  readonly char: string | undefined;
  readonly from: Node<Place> | null;
}

function wordOf<Place>({ char, from }: Node<Place>): string[] {
  const word: string[] = [];
  for (let [last, node] = [char, from]; node !== null; { char: last, from: node } = node)
    if (last !== undefined) word.unshift(last);
  return word;
}

interface Search<Place> {
  readonly start: Place;
  readonly alphabet: readonly string[];
  readonly before: string | undefined;
  readonly keyOf: (place: Place) => string;
  readonly after: (place: Place, before: string | undefined, char: string) => Place[];
  readonly isGoal: (place: Place) => boolean;
}

export function shortestWord<Place>({
  start,
  alphabet,
  before,
  keyOf,
  after,
  isGoal,
}: Search<Place>): string[] | null {
  let level: Node<Place>[] = [{ place: start, char: before, from: null }];
  const seen = new Set<string>();
  while (level.length > 0 && seen.size < mostStates) {
    const next: Node<Place>[] = [];
    for (const node of level)
      for (const char of alphabet)
        for (const place of after(node.place, node.char, char)) {
          const reached = { place, char, from: node };
          if (isGoal(place)) return wordOf(reached);
          const key = `${keyOf(place)}${isLineEnd(char)}${isWordChar(char)}`;
          if (!seen.has(key)) {
            seen.add(key);
            next.push(reached);
          }
        }
    level = next;
  }
  return null;
}
