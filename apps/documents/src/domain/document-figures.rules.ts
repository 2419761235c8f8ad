import type { DayPeriod, DocumentCorrection, DocumentState, ExtractedFigure } from '@groundwork/contracts';

type Extracted = readonly ExtractedFigure[];

type Corrections = readonly Pick<DocumentCorrection, 'name' | 'value' | 'sum'>[];

export const figuresForWitnesses = (
  extracted: Extracted,
  against: Corrections,
): NonNullable<DocumentState['figures']> =>
  extracted.flatMap(({ name, value, page, confidence, read }) => {
    if (value === null) return [];
    const figure = { name, value, page, confidence, ...(read !== undefined && { corrected: true }) };
    const correction = against.find((each) => each.name === name);
    if (typeof correction?.value !== 'number' || typeof correction.sum !== 'number') return [figure];
    return [{ ...figure, value: correction.value, corrected: true, paperSum: correction.sum }];
  });

const textNamed = (extracted: Extracted, name: string): string =>
  extracted.find((figure) => figure.name === name)?.text ?? '';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isSameDay(text);

const isSameDay = (text: string): boolean => new Date(text).toISOString().startsWith(text);

export function textsForWitnesses(
  extracted: Extracted,
  einTag: string | null,
): NonNullable<DocumentState['texts']> {
  const texts: NonNullable<DocumentState['texts']> = einTag === null ? {} : { ein: einTag };
  for (const name of ['bureau', 'reportDate', 'expires'] as const) {
    const text = textNamed(extracted, name);
    if (text !== '') texts[name] = text;
  }
  return texts;
}

/** A balance sheet has a day without a beginning. */
export function periodOf(extracted: Extracted): DayPeriod | null {
  const [, first = '', to = ''] = /^(?:(\S+) )?to (\S+)$/.exec(textNamed(extracted, 'period')) ?? [];
  const from = first === '' ? to : first;
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export function taxYearOf(extracted: Extracted): string | null {
  const year = textNamed(extracted, 'taxYear');
  return /^\d{4}$/.test(year) ? year : null;
}
