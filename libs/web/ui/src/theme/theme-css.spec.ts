import { describe, expect, it } from '@jest/globals';
import { colorsOf, setOwnColors } from './own-colors.ts';
import { themeCss, variableName } from './theme-css.ts';
import { darkColors, lightColors } from './tokens.ts';

describe('the theme as custom properties', () => {
  it('names a property after its token', () => {
    expect(variableName('brandTint')).toBe('--gw-brand-tint');
    expect(variableName('text13')).toBe('--gw-text-13');
  });

  it('gives every color a value in light and in dark', () => {
    expect(Object.keys(darkColors).sort()).toEqual(Object.keys(lightColors).sort());
  });

  it('follows the system without a choice, and a choice of dark', () => {
    const css = themeCss();
    expect(css).toContain(`--gw-page:${lightColors.page};`);
    expect(css).toContain("@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){");
    expect(css).toContain("@media screen{:root[data-theme='dark']{");
    expect(css.split(`--gw-page:${darkColors.page};`)).toHaveLength(3);
  });

  it('prints in light in any mode', () => {
    const outsideScreens = themeCss().replaceAll(/@media screen.*$/gm, '');
    expect(outsideScreens).toContain(lightColors.page);
    expect(outsideScreens).not.toContain(darkColors.page);
  });

  it("replaces colors with an operator's, each for its mode", () => {
    setOwnColors({ light: { brand: '#123456' }, dark: {}, deep: { deep: '#010203' } });
    const css = themeCss();
    expect(css.split('--gw-brand:#123456;')).toHaveLength(2);
    expect(css).toContain('--gw-deep:#010203;');
    expect(colorsOf('light')).toEqual({ ...lightColors, brand: '#123456' });
    expect(colorsOf('dark')).toEqual(darkColors);
    setOwnColors({ light: {}, dark: {}, deep: {} });
  });
});
