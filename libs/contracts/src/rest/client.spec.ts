import { describe, expect, it } from '@jest/globals';
import { routes as addresses } from './client.ts';
import { routes } from './routes.ts';

describe('the addresses in the browser', () => {
  it('equal those of the routes under the same names', () => {
    const declared = Object.entries(routes).map(([name, { method, path }]) => [name, `${method} ${path}`]);
    expect(Object.fromEntries(declared)).toEqual({ ...addresses });
  });

  it('contain each call once', () => {
    const all = Object.values(addresses);
    expect(new Set(all).size).toBe(all.length);
  });
});
