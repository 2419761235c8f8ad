import {
  type DocumentReading,
  documentKinds,
  type DocumentSubcategory,
  type ReviewItem,
} from '@groundwork/contracts';
import { formatShare } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { reviewWords } from '../review.wording.ts';
import { formatFigure } from './finding-texts.ts';

export interface ComparedRow {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  readonly isChanged: boolean;
}

const nothing = '–';

const row = (label: string, before = nothing, now = nothing): ComparedRow => ({
  label,
  before,
  now,
  isChanged: before !== now,
});

const share = (value: number | null) => (value === null ? undefined : formatShare(value));
const kind = (subcategory: DocumentSubcategory | undefined) =>
  subcategory && documentKinds[subcategory].label;

function figureRows(before: DocumentReading, now: DocumentReading): ComparedRow[] {
  const valueIn = ({ extracted }: DocumentReading, name: string) => {
    const figure = extracted.find((each) => each.name === name);
    return figure && formatFigure(figure);
  };
  const labels = new Map([...before.extracted, ...now.extracted].map(({ name, label }) => [name, label]));
  return [...labels].map(([name, label]) => row(label, valueIn(before, name), valueIn(now, name)));
}

function signalRows(before: DocumentReading, now: DocumentReading): ComparedRow[] {
  const stateIn = ({ signals }: DocumentReading, message: string) =>
    signals.some((each) => each.message === message) ? reviewWords.readings.found : undefined;
  const messages = new Set([...before.signals, ...now.signals].map(({ message }) => message));
  return [...messages].map((message) => row(message, stateIn(before, message), stateIn(now, message)));
}

/** Empty without a reading that a reviewer rejected. */
export function comparedReadings({
  aiAnalysis,
  fraudScore,
  rejectedReading = null,
}: Pick<ReviewItem, 'aiAnalysis' | 'fraudScore' | 'rejectedReading'>): readonly ComparedRow[] {
  if (rejectedReading === null) return [];
  const [before, now] = [rejectedReading, { ...aiAnalysis, fraudScore }];
  return [
    row(
      reviewWords.readings.kind,
      kind(before.classification?.subcategory),
      kind(now.classification?.subcategory),
    ),
    row(words.list.fraudRisk, share(before.fraudScore), share(now.fraudScore)),
    row(reviewWords.confidence, share(before.confidence), share(now.confidence)),
    ...figureRows(before, now),
    ...signalRows(before, now),
  ];
}
