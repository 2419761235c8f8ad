import { describe, expect, it } from '@jest/globals';
import { type ProgramFamily, shippedFamilies } from '@groundwork/engine-matching';
import { factsToCheck, withVerifiedFact } from './family-facts.rules.ts';

const day = '2026-11-28';
const [first] = shippedFamilies.filter(({ code }) => code === 'sba-7a');
const shipped = first!;
const isChecked = ({ verifiedOn }: ProgramFamily['facts'][number]) => verifiedOn !== null;
/** As an earlier release stored it. */
const older: ProgramFamily = { ...shipped, version: 1, facts: shipped.facts.filter(isChecked) };

describe('the facts to check', () => {
  it('are those in use without a check', () => {
    const open = factsToCheck([shipped]);
    expect(open.map(({ fact }) => fact)).toEqual(shipped.facts.filter((fact) => !isChecked(fact)));
    expect(new Set(open.map(({ inUse }) => inUse))).toEqual(new Set([true]));
    expect(open[0]?.family).toEqual({ code: 'sba-7a', name: 'SBA 7(a) loan' });
  });

  it('offer a fact of this release that an older family does not have', () => {
    const open = factsToCheck([older]);
    expect(open).toHaveLength(shipped.facts.length - older.facts.length);
    expect(new Set(open.map(({ inUse }) => inUse))).toEqual(new Set([false]));
  });

  it('are none for a family of the operator', () => {
    expect(factsToCheck([{ ...older, code: 'own' }])).toEqual([]);
  });
});

describe('a checked fact', () => {
  it('gives the next version of its family, with its day and nothing else', () => {
    const next = withVerifiedFact(shippedFamilies, '7a-coverage', day);
    expect(next?.family).toEqual({
      ...shipped,
      version: shipped.version + 1,
      facts: shipped.facts.map((fact) => (fact.id === '7a-coverage' ? { ...fact, verifiedOn: day } : fact)),
    });
    expect(next?.view).toMatchObject({ inUse: true, fact: { id: '7a-coverage', verifiedOn: day } });
  });

  it('of this release joins the facts of an older family', () => {
    const next = withVerifiedFact([older], '7a-coverage', day);
    expect(next?.family.facts.slice(0, -1)).toEqual(older.facts);
    expect(next?.family.facts.at(-1)).toMatchObject({ id: '7a-coverage', verifiedOn: day });
    expect(next?.family.version).toBe(2);
  });

  it('is null for an unknown id', () => {
    expect(withVerifiedFact(shippedFamilies, 'unknown', day)).toBeNull();
  });
});
