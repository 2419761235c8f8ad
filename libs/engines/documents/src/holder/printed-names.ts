import { findKind, type Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { bankOf } from '../statements/period-and-holder.ts';
import {
  addressedNames,
  type Candidate,
  type Evidence,
  headOfReport,
  isBooking,
  labeledNames,
  namesInHead,
  titledNames,
} from './candidates.ts';
import { type HolderPlaces, holderPlaces } from './holder-labels.ts';
import { nameKey } from './name-shape.ts';

const headLines = 40;
const mostNames = 8;
const needed = 2;

interface Named {
  readonly key: string;
  readonly text: string;
  readonly evidence: ReadonlySet<Evidence>;
}

function merged(candidates: readonly Candidate[]): Named[] {
  const byKey = new Map<string, Named>();
  for (const { text, evidence } of candidates) {
    const key = nameKey(text);
    const before = byKey.get(key);
    byKey.set(key, {
      key,
      text: before?.text ?? text,
      evidence: new Set([...(before?.evidence ?? []), ...evidence]),
    });
  }
  return [...byKey.values()].filter(({ evidence }) => evidence.size >= needed);
}

function beforeBookings(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isBooking);
  return first < 0 ? lines : lines.slice(0, first);
}

/** Two candidates that are equally certain are none. */
function mostCertain(names: readonly Named[]): Named[] {
  const most = Math.max(...names.map(({ evidence }) => evidence.size));
  const best = names.filter(({ evidence }) => evidence.size === most);
  return best.length === 1 ? best : [];
}

const find = { address: addressedNames, head: namesInHead, title: titledNames, joint: () => [] };

function labeledIn({ label, places }: HolderPlaces, head: readonly Line[]): string[] {
  if (label === null) return [];
  const hasBoxes = !places.some((place) => place !== 'joint');
  const names = merged(labeledNames({ label, hasBoxes }, head)).map(({ text }) => text);
  return places.includes('joint') && names.length > 0 ? [names.join(' and ')] : names;
}

function placedIn(kind: Kind, { places }: HolderPlaces, head: readonly Line[]): string[] {
  const issuer = kind.issuedBy === 'bank' ? nameKey(bankOf(head)?.text ?? '') : '';
  const all = merged(places.flatMap((place) => find[place](head)));
  return mostCertain(all.filter(({ key }) => key !== issuer)).map(({ text }) => text);
}

/** The names of the holder, from a label, the address or the heading, never from a row. Doubtful names are left out. */
export function printedNames(subcategory: string | null, lines: readonly Line[]): string[] {
  const [kind, places] = [findKind(subcategory), holderPlaces(subcategory)];
  if (!kind || !places) return [];
  const first = lines.filter(({ page }) => page === 1);
  const head = places.places.includes('title')
    ? headOfReport(first)
    : beforeBookings(first.slice(0, headLines));
  const labeled = labeledIn(places, head);
  return (labeled.length > 0 ? labeled : placedIn(kind, places, head)).slice(0, mostNames);
}
