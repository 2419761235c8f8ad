import { describe, expect, it } from '@jest/globals';
import { paths } from '#shared/paths.ts';
import { publicScreens } from './public-screens.ts';
import { signedInScreens } from './signed-in-screens.ts';

describe('the screens', () => {
  it('have one entry for every path except the home page', () => {
    const all = Object.values(paths).map((path) => path(':id' as never).replace(/\?.*/, ''));
    const listed = [...publicScreens, ...signedInScreens].map(({ path }) => path);
    expect(listed.toSorted()).toEqual(all.filter((path) => path !== paths.home()).toSorted());
  });

  it('are open to anybody only if they are public', () => {
    expect(new Set(publicScreens.map(({ access }) => access))).toEqual(new Set(['anybody']));
    expect(signedInScreens.filter(({ access }) => access === 'anybody')).toEqual([]);
  });
});
