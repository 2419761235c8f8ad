import type { z } from 'zod';
import type { RouteContract } from '../define.ts';

type PartsOf<R> = (R extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown) &
  (R extends { reply: infer S extends z.ZodType } ? { reply: z.input<S> } : unknown);

type WithJson<G> = {
  [N in keyof G]: G[N] extends { body: z.ZodType } | { reply: z.ZodType } ? N : never;
}[keyof G];

/** An example of every JSON body and reply of a group of routes; one that is missing does not compile. */
export type ExamplesOf<G extends Record<string, RouteContract>> = { [N in WithJson<G>]: PartsOf<G[N]> };

export const moment = '2026-11-20T09:30:00.000Z';
export const later = '2026-12-20T09:30:00.000Z';

/** An id of the form ours have; examples that name the same thing name it alike. */
export const idOf = (place: number): string => `0198c1de-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A list as it is answered when no page of it is asked for. */
export const whole = <T>(...items: T[]): T[] => items;

export const page = <T>(...items: T[]) => ({ items, nextCursor: null });
