import { paragraph, type Worded, type Wording } from '@groundwork/wording';
import type { GuidanceField } from './fields.ts';
import type { GuidanceFigures } from './figures.ts';
import { titles } from './guidance.wording.ts';

export type Tone = 'excellent' | 'good' | 'fair' | 'poor' | 'warning' | 'missing' | 'neutral' | 'required';

export interface Hint {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  readonly wording: readonly Wording[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface Rule {
  readonly code: string;
  readonly reads: readonly GuidanceField[];
  readonly shownAt: readonly GuidanceField[];
  readonly hint: (figures: GuidanceFigures, today: string) => Hint | null;
}

type Heading = Pick<Hint, 'tone' | 'title'> & Partial<Pick<Hint, 'figures'>>;

export const hintOf = ({ tone, title, figures = {} }: Heading, ...sentences: readonly Worded[]): Hint => ({
  tone,
  title,
  ...paragraph(...sentences),
  figures,
});

export const missingHint = (sentence: Worded): Hint =>
  hintOf({ tone: 'missing', title: titles.missing }, sentence);
