import type { GuidanceField, GuidanceFigures } from './figures.ts';

/** Best to worst: excellent, good, fair, poor. `warning` asks for care, `missing` for a figure, `neutral` informs. */
export type Tone = 'excellent' | 'good' | 'fair' | 'poor' | 'warning' | 'missing' | 'neutral' | 'required';

export interface Hint {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** What the text names, for a screen that draws it. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Rule {
  readonly code: string;
  readonly reads: readonly GuidanceField[];
  /** The fields whose popover tells it. */
  readonly shownAt: readonly GuidanceField[];
  /** Null where there is nothing to say. */
  readonly hint: (figures: GuidanceFigures, today: string) => Hint | null;
}

export const missing = (text: string): Hint => ({
  tone: 'missing',
  title: 'One figure is missing',
  text,
  figures: {},
});
