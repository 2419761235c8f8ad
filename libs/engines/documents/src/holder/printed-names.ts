import { findKind } from '../kinds.ts';
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
import { holderPlaces } from './holder-labels.ts';
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

function namesIn(subcategory: string | null, lines: readonly Line[]): string[] {
  const { label = null, places = [] } = holderPlaces(subcategory) ?? {};
  const head = places.includes('title') ? headOfReport(lines) : beforeBookings(lines.slice(0, headLines));
  const hasBoxes = !places.some((place) => place !== 'joint');
  const labeled = label ? merged(labeledNames({ label, hasBoxes }, head)) : [];
  const names = labeled.map(({ text }) => text);
  if (names.length > 0) return places.includes('joint') ? [names.join(' and ')] : names;
  const issuer = findKind(subcategory)?.issuedBy === 'bank' ? nameKey(bankOf(lines)?.text ?? '') : '';
  const others = merged(places.flatMap((place) => find[place](head)));
  return mostCertain(others.filter(({ key }) => key !== issuer)).map(({ text }) => text);
}

/** The names of the holder, from a label, the address or the heading, never from a row. Doubtful names are left out. */
export const printedNames = (subcategory: string | null, lines: readonly Line[]): string[] =>
  namesIn(
    subcategory,
    lines.filter(({ page }) => page === 1),
  ).slice(0, mostNames);
