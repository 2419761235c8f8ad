import type { Kind } from '../kinds.ts';
import type { Line, Page } from '../page.ts';
import { bankOf } from '../statements/period-and-holder.ts';
import { type LabeledAmount, normalizedLabel } from './labeled-amounts.ts';

/** Hashes: the first one of the kind and its issuer, the others of labels with their place. */
export type Fingerprint = string[];

const bounds = { least: 3, most: 64 };
const columns = 10;
const letterWidth = 612;

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function columnOf({ line, amount }: LabeledAmount, pages: readonly Page[]): number {
  const width = pages[line.page - 1]?.sheet?.width ?? letterWidth;
  return Math.floor((Math.min(line.words[0]?.x ?? 0, amount.left) / width) * columns);
}

const issuerOf = ({ issuedBy }: Kind, lines: readonly Line[]): string =>
  issuedBy === 'bank' ? normalizedLabel(bankOf(lines)?.text ?? '') : '';

export function fingerprintOf(
  kind: Kind,
  { lines, pages }: { readonly lines: readonly Line[]; readonly pages: readonly Page[] },
  labeled: readonly LabeledAmount[],
): Fingerprint | null {
  const places = new Set(labeled.map((each) => hashOf(`${each.label} ${columnOf(each, pages)}`)));
  if (places.size < bounds.least) return null;
  const issuer = hashOf(`${kind.subcategory} ${issuerOf(kind, lines)}`);
  return [issuer, ...[...places].sort().slice(0, bounds.most)];
}

const minSimilarity = 0.6;

export function similarityOf(
  [issuer, ...places]: readonly string[],
  [other, ...others]: readonly string[],
): number {
  if (issuer === undefined || issuer !== other) return 0;
  const common = places.filter((place) => others.includes(place)).length;
  return (2 * common) / Math.max(1, places.length + others.length);
}

export const isSamePaper = (one: readonly string[], other: readonly string[]): boolean =>
  similarityOf(one, other) >= minSimilarity;
