import { describe, expect, it } from '@jest/globals';
import { routes as addresses } from './client.ts';
import { routes } from './routes.ts';

describe('the addresses that the browser imports', () => {
  it('are those of the routes, by the same names', () => {
    const declared = Object.entries(routes).map(([name, { method, path }]) => [name, `${method} ${path}`]);
    expect(Object.fromEntries(declared)).toEqual({ ...addresses });
  });

  it('name each call once', () => {
    const all = Object.values(addresses);
    expect(new Set(all).size).toBe(all.length);
  });
});
