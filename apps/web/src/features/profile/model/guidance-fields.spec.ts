import { describe, expect, it } from '@jest/globals';
import { fieldCatalogue } from '@groundwork/contracts';
import { fieldsWithGuidance, guidanceFigures, guidanceFor } from '@groundwork/engine-guidance';
import { fieldOf } from '#shared/profile/fields.ts';

const mandatory = fieldCatalogue.filter((field) => field.mandatory).map(({ name }): string => name);
const context = { scoreName: 'Groundwork Score', today: '2026-01-15', mandatory };
const read = Object.keys(guidanceFigures.shape);

describe('Expert Guidance in the form', () => {
  it('reads each figure of the field catalog in the right kind', () => {
    const values = { number: 400, date: '2019-05-01', text: 'Texas' };
    const typeOf = (kind: string | undefined) =>
      kind === 'date' ? 'date' : kind === 'whole' || kind === 'decimal' ? 'number' : 'text';
    const given = Object.fromEntries(read.map((name) => [name, values[typeOf(fieldOf(name)?.kind)]]));
    expect(read.filter((name) => fieldOf(name) === undefined)).toEqual([]);
    expect(guidanceFigures.parse(given)).toEqual(given);
  });

  it.each(mandatory)('requires %s while it is empty', (name) => {
    expect(guidanceFor(name, {}, context)[0]?.text).toBe(
      'This field must be completed to calculate your Groundwork Score and generate personalized recommendations.',
    );
  });

  it('is at each mandatory field and at each field that a rule reads', () => {
    expect([...fieldsWithGuidance(mandatory)].sort()).toEqual([...new Set([...mandatory, ...read])].sort());
    expect(mandatory).toHaveLength(18);
  });
});
