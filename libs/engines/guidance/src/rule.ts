import { paragraph, type Worded, type Wording } from '@groundwork/wording';
import type { GuidanceField, GuidanceFigures } from './figures.ts';
import { titles } from './guidance.wording.ts';

/** Best to worst: excellent, good, fair, poor. `warning` asks for care, `missing` for a figure, `neutral` informs. */
export type Tone = 'excellent' | 'good' | 'fair' | 'poor' | 'warning' | 'missing' | 'neutral' | 'required';

export interface Hint {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** The sentences of the text, for another language. */
  readonly wording: readonly Wording[];
  /** What the text names, for a screen that draws it. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Rule {
  readonly code: string;
  readonly reads: readonly GuidanceField[];
  /** The fields whose popover shows it. */
  readonly shownAt: readonly GuidanceField[];
  /** Null where there is nothing to say. */
  readonly hint: (figures: GuidanceFigures, today: string) => Hint | null;
}

type Heading = Pick<Hint, 'tone' | 'title'> & Partial<Pick<Hint, 'figures'>>;

export const hintOf = ({ tone, title, figures = {} }: Heading, ...sentences: readonly Worded[]): Hint => ({
  tone,
  title,
  ...paragraph(...sentences),
  figures,
});

export const missing = (sentence: Worded): Hint =>
  hintOf({ tone: 'missing', title: titles.missing }, sentence);
