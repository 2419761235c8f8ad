import { describe, expect, it } from '@jest/globals';
import { paths } from '#shared/paths.ts';
import { screens } from './screens.ts';

describe('the screens', () => {
  it('stand once at every path but that of the home page', () => {
    const all = Object.values(paths).map((path) => path(':id' as never).replace(/\?.*/, ''));
    const shown = screens.map(({ path }) => path);
    expect(shown.toSorted()).toEqual(all.filter((path) => path !== paths.home()).toSorted());
  });
});
