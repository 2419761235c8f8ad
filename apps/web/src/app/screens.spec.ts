import { describe, expect, it } from '@jest/globals';
import { paths } from '#shared/paths.ts';
import { screens } from './screens.ts';

describe('the screens', () => {
  it('have one entry for every path except the home page', () => {
    const all = Object.values(paths).map((path) => path(':id' as never).replace(/\?.*/, ''));
    const listed = screens.map(({ path }) => path);
    expect(listed.toSorted()).toEqual(all.filter((path) => path !== paths.home()).toSorted());
  });
});
