import { type FigureView, typedSource } from '@groundwork/contracts';
import { isSameAnswer } from '#shared/profile/field-answers.ts';
import type { FormValues } from './draft.ts';

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The value of a source is in force until the owner types another value than she typed before. */
function valueInForce(typed: unknown, figure: FigureView | undefined): unknown {
  if (figure === undefined || figure.value === null || figure.valueFrom === typedSource) return typed;
  const before = figure.sources.find(({ id }) => id === typedSource)?.value;
  const isUnchanged = before === undefined ? isBlank(typed) : isSameAnswer(typed, before);
  return isUnchanged ? figure.value : typed;
}

/** A document proves that a field is answered, and has no text for its box. */
export const boxValue = (typed: unknown, figure: FigureView | undefined): unknown =>
  figure?.unit === 'presence' ? typed : valueInForce(typed, figure);

/** Whether a source answers a question that the owner never answered. */
export const isFilled = (figure: FigureView | undefined): boolean => boxValue(null, figure) !== null;

export type Figures = ReadonlyMap<string, FigureView>;

export function valuesInForce<Values extends Partial<FormValues>>(values: Values, figures: Figures): Values {
  const entries = Object.entries(values).map(([name, typed]) => {
    const figure = figures.get(name);
    const value = valueInForce(typed, figure);
    return [name, value === true && figure?.unit === 'presence' ? String(value) : value];
  });
  return Object.fromEntries(entries) as Values;
}
