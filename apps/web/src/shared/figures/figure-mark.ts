import type { FigureView } from '@groundwork/contracts';

type Value = FigureView['value'];
type Source = FigureView['sources'][number];

export interface FigureMark {
  readonly 'data-field': string;
  readonly 'data-value'?: string;
  readonly 'data-source'?: string;
}

/** Each screen marks what it prints of a figure, so that the walk compares it with the API. */
export const markOf = ({ field, value }: { readonly field: string; readonly value: Value }): FigureMark => ({
  'data-field': field,
  'data-value': String(value),
});

export const markOfSource = (field: string, { id, value }: Pick<Source, 'id' | 'value'>): FigureMark => ({
  ...markOf({ field, value }),
  'data-source': id,
});

/** Of a sentence about several values of a figure. */
export const markOfSentence = (field: string): FigureMark => ({ 'data-field': field });

export const markOfScore = (total: number): FigureMark => markOf({ field: 'totalScore', value: total });
