import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { capabilities } from '../capabilities.ts';
import type { RouteContract } from '../define.ts';
import { type RouteName, routes } from '../routes.ts';
import { type RouteExample, routeExamples } from './route-examples.ts';

const entries = Object.entries<RouteContract>(routes);
const parts = ['params', 'query', 'headers', 'body', 'reply'] as const;
const exampleOf = (name: string): RouteExample => routeExamples[name as RouteName] ?? {};
const issuesOf = (schema: z.ZodType | null | undefined, example: unknown) =>
  schema ? (schema.safeParse(example).error?.issues ?? []) : [];

describe('the examples', () => {
  it.each(entries)('of %s match its parameters, its body and its reply', (name, route) => {
    const example = exampleOf(name);
    expect(parts.flatMap((part) => issuesOf(route[part], example[part]))).toEqual([]);
  });

  it.each(entries)('of %s exist exactly for its parameters and its JSON', (name, route) => {
    expect(Object.keys(exampleOf(name)).sort()).toEqual(parts.filter((part) => route[part]).sort());
  });

  it.each(entries)('of %s give each parameter a value', (name, { params, query }) => {
    const { params: inPath = {}, query: inQuery = {} } = exampleOf(name);
    expect(Object.keys(inPath)).toEqual(Object.keys(params?.shape ?? {}));
    expect(Object.keys(inQuery).sort()).toEqual(Object.keys(query?.shape ?? {}).sort());
  });
});

describe('the capabilities', () => {
  it('contain each route exactly once', () => {
    const held = capabilities.flatMap(({ routes: group }) => Object.keys(group));
    expect(held.sort()).toEqual(Object.keys(routes).sort());
  });
});
