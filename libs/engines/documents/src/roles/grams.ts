import type { Features } from './logistic.ts';

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** Digits are alike, so only the words of a label remain. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d/g, '0')
    .replace(/[^a-z0#%$&]+/g, ' ')
    .trim()
    .slice(0, 120);

/** Whole words and parts of four letters, hashed into a range of features. */
function grams(text: string, from: number, size: number): Features {
  const places = new Set<number>();
  for (const word of plain(text).split(' ')) {
    if (word === '') continue;
    places.add(hashOf(`<${word}>`) % size);
    const marked = `<${word}>`;
    for (let at = 0; at + 4 <= marked.length; at += 1) places.add(hashOf(marked.slice(at, at + 4)) % size);
  }
  const value = places.size === 0 ? 0 : 1 / Math.sqrt(places.size);
  return [...places].map((place) => [from + place, value] as const);
}

interface Label {
  readonly text: string;
  readonly size: number;
  readonly weight?: number;
}

/** The parts of several labels, each in a range of its own. */
export function gramsOf(start: number, labels: readonly Label[]): Features {
  let from = start;
  return labels.flatMap(({ text, size, weight = 1 }) => {
    const own = grams(text, from, size);
    from += size;
    return own.map(([index, value]) => [index, value * weight] as const);
  });
}

/** The named features that are true, by their places in the list of names. */
export const named = <Name extends string>(
  names: readonly Name[],
  facts: Partial<Record<Name, boolean>>,
): Features => names.flatMap((name, at) => (facts[name] === true ? [[at, 1] as const] : []));
