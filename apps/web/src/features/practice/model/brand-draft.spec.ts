import { describe, expect, it } from '@jest/globals';
import type { Brand } from '@groundwork/contracts';
import { bodyOf, colorProblems, draftOf, readableColors, unprovenHost } from './brand-draft.ts';

const colors = {
  light: { brand: '#1f5f4a', brandHover: '#1f5f4a', onBrand: '#ffffff', brandTint: '#e4f1ec' },
  dark: {},
};
const brand: Brand = {
  name: 'Lee Funding',
  colors,
  logo: null,
  host: 'funding.lee.example',
  hostVerified: true,
  replyTo: null,
  replyToConfirmed: false,
};

describe('the draft of a brand', () => {
  it('begins with the stored brand, or with the name of the practice', () => {
    expect(bodyOf(draftOf(brand, 'Lee'))).toEqual({
      name: 'Lee Funding',
      colors,
      host: 'funding.lee.example',
      replyTo: null,
    });
    expect(draftOf(null, 'Lee')).toEqual({
      name: 'Lee',
      colors: { light: {}, dark: {} },
      host: '',
      replyTo: '',
    });
  });

  it('begins with a name in one line that fits', () => {
    expect(draftOf(null, `Lee\n& ${'Partners '.repeat(10)}`).name).toBe(
      'Lee & Partners Partners Partners Partner',
    );
  });

  it('has a host that needs its record before it is saved and until it is proven', () => {
    const draft = draftOf(brand, 'Lee');
    expect(unprovenHost(draft, brand)).toBeNull();
    expect(unprovenHost(draft, { ...brand, hostVerified: false })).toBe('funding.lee.example');
    expect(unprovenHost({ ...draft, host: ' New.lee.example' }, brand)).toBe('new.lee.example');
    expect(unprovenHost({ ...draft, host: 'new.lee.example' }, null)).toBe('new.lee.example');
    expect(unprovenHost({ ...draft, host: '' }, null)).toBeNull();
  });

  it('sends no empty color and no empty host', () => {
    const draft = { ...draftOf(brand, ''), host: ' ', colors: { light: { brand: '' }, dark: {} } };
    expect(bodyOf(draft)).toMatchObject({ host: null, colors: { light: {}, dark: {} } });
  });

  it('names the problem at the field of the text', () => {
    const pair = { brand: '#ffffff', onBrand: '#777777', brandTint: '#000000' };
    const problems = colorProblems({ light: {}, dark: pair });
    expect(Object.keys(problems)).toEqual(['colors.dark.onBrand']);
    expect(problems['colors.dark.onBrand']).toBe(
      'Text on the main color on Main color has a contrast of 4.48. Text needs at least 4.5.',
    );
    expect(colorProblems({ light: { next: '#000000' }, dark: {} })).toEqual({
      'colors.light.onNext': 'Set both Text on the button color and Button color, or neither',
    });
    expect(colorProblems(colors)).toEqual({});
    expect(readableColors({ light: colors.light, dark: pair })).toEqual({ light: colors.light, dark: {} });
  });

  it('shows a half typed color not yet', () => {
    const typed = { light: { brand: '#1f5' }, dark: {} };
    expect(readableColors(typed)).toEqual({ light: {}, dark: {} });
    expect(Object.keys(colorProblems(typed))).toEqual(['colors.light.brand']);
  });
});
