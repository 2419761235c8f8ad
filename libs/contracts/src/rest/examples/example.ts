import type { z } from 'zod';
import type { RouteContract } from '../define.ts';

type PartsOf<R> = (R extends { params: infer S extends z.ZodType } ? { params: z.input<S> } : unknown) &
  (R extends { query: infer S extends z.ZodType } ? { query: Required<z.input<S>> } : unknown) &
  (R extends { headers: infer S extends z.ZodType } ? { headers: Required<z.input<S>> } : unknown) &
  (R extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown) &
  (R extends { reply: infer S extends z.ZodType } ? { reply: z.input<S> } : unknown);

type WithParts<G> = {
  [N in keyof G]: unknown extends PartsOf<G[N]> ? never : N;
}[keyof G];

/** One example per parameter, JSON body and reply; a missing example does not compile. */
export type ExamplesOf<G extends Record<string, RouteContract>> = { [N in WithParts<G>]: PartsOf<G[N]> };

export const moment = '2026-11-20T09:30:00.000Z';
export const later = '2026-12-20T09:30:00.000Z';

/** Examples of the same thing have the same id. */
export const idOf = (place: number): string => `0198c1de-0000-7000-8000-${String(place).padStart(12, '0')}`;

export const aPage = { limit: 20, cursor: idOf(60) };

export const whole = <T>(...items: T[]): T[] => items;

export const page = <T>(...items: T[]) => ({ items, nextCursor: null });
