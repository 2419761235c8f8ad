import { enteredFields } from './entered-fields.ts';
import { fieldDirections } from './field-directions.ts';
import type { ScoringFigures } from './figures.ts';
import type { MeasureInput, Measurement } from './measure-input.ts';
import { measureOf } from './measures.ts';
import type { Criterion } from './ruleset.ts';

const fields = Object.keys(fieldDirections);

/** A blank is 0, an empty text or false: a figure without a value is a fault of the program. */
const namingMissing = (code: string, figures: ScoringFigures): ScoringFigures =>
  new Proxy(figures, {
    get(target, field) {
      const value: unknown = Reflect.get(target, field);
      if (value === undefined)
        throw new Error(`${code} reads the figure ${String(field)}, which has no value.`);
      return value;
    },
  });

const measureNamingMissing = (criterion: Criterion, input: MeasureInput): Measurement | null =>
  measureOf(criterion)({ ...input, figures: namingMissing(criterion.code, input.figures) });

export function rejectMissingFigures(input: MeasureInput): void {
  const figures: Readonly<Record<string, unknown>> = input.figures;
  if (fields.every((field) => figures[field] !== undefined)) return;
  for (const criterion of input.rules.criteria) measureNamingMissing(criterion, input);
  for (const [code, field] of Object.entries(enteredFields))
    Reflect.get(namingMissing(code, input.figures), field);
}

export function measured(criterion: Criterion, input: MeasureInput): Measurement | null {
  const measurement = measureOf(criterion)(input);
  const isNumber = measurement === null || !Number.isNaN(measurement.num + measurement.den);
  return isNumber ? measurement : measureNamingMissing(criterion, input);
}
