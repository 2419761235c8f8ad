import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { capabilities } from '../capabilities.ts';
import type { RouteContract } from '../define.ts';
import { type RouteName, routes } from '../routes.ts';
import { type RouteExample, routeExamples } from './route-examples.ts';

const entries = Object.entries<RouteContract>(routes);
const exampleOf = (name: string): RouteExample => routeExamples[name as RouteName] ?? {};
const issuesOf = (schema: z.ZodType | null | undefined, example: unknown) =>
  schema ? (schema.safeParse(example).error?.issues ?? []) : [];

describe('the examples', () => {
  it.each(entries)('of %s fit its body and its reply', (name, { body, reply }) => {
    const example = exampleOf(name);
    expect([issuesOf(body, example.body), issuesOf(reply, example.reply)]).toEqual([[], []]);
  });

  it.each(entries)('of %s stand exactly where it has JSON', (name, { body, reply }) => {
    const expected = [...(body ? ['body'] : []), ...(reply ? ['reply'] : [])];
    expect(Object.keys(exampleOf(name)).sort()).toEqual(expected);
  });
});

describe('the capabilities', () => {
  it('hold every route exactly once', () => {
    const held = capabilities.flatMap(({ routes: group }) => Object.keys(group));
    expect(held.sort()).toEqual(Object.keys(routes).sort());
  });
});
