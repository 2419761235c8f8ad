import { describe, expect, it } from '@jest/globals';
import { findUnreadableColors } from './contrast.rules.ts';

const problems = (change: object) => findUnreadableColors({ light: {}, dark: {}, deep: {}, ...change });

describe('the colors of an operator', () => {
  it('are readable without own colors', () => expect(problems({})).toEqual([]));

  it.each([
    ['onBrand', 'brand'],
    ['brand', 'brandTint'],
    ['onNext', 'next'],
    ['nextInk', 'nextTint'],
  ])('need a contrast of 4.5 between %s and %s', (text, ground) => {
    // WCAG: #767676 has 4.54 to white and #777777 has 4.48.
    const own = (one: string, other: string) => ({ [text]: one, [ground]: other });
    const of = (mode: object) =>
      problems(mode).filter((problem) => problem.includes(text) && problem.includes(ground));
    expect(of({ light: own('#767676', '#ffffff') })).toEqual([]);
    expect(of({ dark: own('#ffffff', '#767676') })).toEqual([]);
    expect(of({ light: own('#777777', '#ffffff') })).toHaveLength(1);
    const [problem] = of({ dark: own('#ffffff', '#777777') });
    expect(problem).toContain('dark');
    expect(problem).toContain('4.5');
  });

  it('name the measured contrast', () => {
    expect(problems({ light: { onNext: '#ff0000', next: '#ffffff' } })[0]).toContain('4.00');
    expect(problems({ light: { onNext: '#00ff00', next: '#ffffff' } })[0]).toContain('1.37');
    expect(problems({ light: { onNext: '#0a0a0a', next: '#000000' } })[0]).toContain('1.06');
    expect(problems({ light: { onNext: '#0000ff', next: '#ffffff' } })).toEqual([]);
  });

  it('come in pairs', () => {
    expect(problems({ light: { onNext: '#000000' } })).toHaveLength(1);
    expect(problems({ light: { next: '#000000' } })).toHaveLength(1);
  });

  it('have dark bands for the faintest text', () => {
    expect(problems({ deep: { deep: '#001111', deepGlow: '#002222' } })).toEqual([]);
    const bands = problems({ deep: { deep: '#556666', deepGlow: '#ffffff' } });
    expect(bands).toHaveLength(2);
    expect(bands[0]).toContain('#556666');
    expect(bands[1]).toContain('#ffffff');
  });
});
