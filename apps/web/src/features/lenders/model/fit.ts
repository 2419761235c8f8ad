import type { LenderMatch } from '@groundwork/contracts';
import type { BadgeTone } from '@groundwork/web-ui';
import { words } from '../lenders.wording.ts';

export type Judged = Pick<LenderMatch, 'matchScore' | 'band' | 'word' | 'carryKind'>;

type Band = NonNullable<LenderMatch['band']>;

interface Fit {
  /** Null for a loan that she could not pay: nothing praises it. */
  readonly label: string | null;
  readonly tone: BadgeTone;
  readonly word: string | null;
  readonly wordTone: BadgeTone;
}

const { bands } = words;

const levels = [
  { from: 90, label: bands.excellent, tone: 'good' },
  { from: 80, label: bands.strong, tone: 'info' },
  { from: 70, label: bands.good, tone: 'warn' },
] as const;

const possible = { label: bands.possible, tone: 'neutral' } as const;

const wordTones: Readonly<Record<Band, BadgeTone>> = {
  'can-carry': 'good',
  tight: 'warn',
  unknown: 'neutral',
  'too-much': 'bad',
};

/** An older matching has no band, so its loans are not known to be payable. */
const bandOf = ({ band = 'unknown' }: Judged): Band => band;

function levelOf(match: Judged): Pick<Fit, 'label' | 'tone'> {
  const band = bandOf(match);
  if (band === 'too-much') return { label: null, tone: 'neutral' };
  if (band === 'unknown') return possible;
  const { label, tone } = levels.find(({ from }) => match.matchScore >= from) ?? possible;
  return { label, tone };
}

/** Cash and debt decide nothing where the lender states no price. */
const wordOf = ({ carryKind, word }: Judged): string | null =>
  carryKind === 'factoring' ? bands.noPrice : (word ?? null);

export function fitOf(match: Judged): Fit {
  return { ...levelOf(match), word: wordOf(match), wordTone: wordTones[bandOf(match)] };
}

/** "80% Strong fit. You can carry this." */
export function describeFit(match: Judged): string {
  const { label, word } = fitOf(match);
  const score = `${match.matchScore}%`;
  return [label === null ? score : `${score} ${label}`, word].filter((part) => part !== null).join('. ');
}
