import { describe, expect, it } from '@jest/globals';
import { fieldCatalog } from '@groundwork/contracts';
import { guidanceFigures, guidanceFor } from '@groundwork/engine-guidance';
import { fieldOf } from '#shared/profile/fields.ts';
import { hasGuidance, mandatoryFields } from './guidance-fields.ts';

const context = { scoreName: 'Groundwork Score', today: '2026-01-15', mandatory: mandatoryFields };
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

  it.each(mandatoryFields)('requires %s while it is empty', (name) => {
    expect(guidanceFor(name, {}, context)[0]?.text).toBe(
      'This field must be completed to calculate your Groundwork Score and generate personalized recommendations.',
    );
  });

  it('is at each mandatory field and at each field that a rule reads', () => {
    const fields = fieldCatalog.map(({ name }) => name);
    expect(fields.filter(hasGuidance)).toEqual(
      fields.filter((name) => mandatoryFields.includes(name) || read.includes(name)),
    );
    expect(mandatoryFields).toHaveLength(18);
  });
});
