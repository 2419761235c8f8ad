import type { z } from 'zod';
import type { Role } from '../account.ts';
import type { EntitlementName } from '../entitlements.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { Refusal } from './refusals.ts';

/** Who may call a route. There is no default: a route without a decision does not compile. */
export type Access = 'public' | Role;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** How a route is written in the table of addresses. */
export type Address = `${Method} /${string}`;

export interface RouteContract {
  method: Method;
  path: `/${string}`;
  access: Access;
  /** Only for plans that have this. */
  needs?: EntitlementName;
  summary: string;
  description: string;
  status: 200 | 201 | 202 | 204 | 302;
  /** What stands in the path; an id that does not fit is 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The parts of a multipart body, which its own handler reads. */
  form?: z.ZodObject;
  /** What it answers beside the refusals that follow from its shape. */
  errors?: readonly (ProblemCode | Refusal)[];
  /** null where the answer is no JSON: a redirect, a stream or nothing. */
  reply: z.ZodType | null;
  /** json unless said otherwise; text/plain stands for the raw body. */
  consumes?: 'multipart/form-data' | 'text/plain';
  produces?:
    | 'text/event-stream'
    | 'text/html'
    | 'text/javascript'
    | 'application/octet-stream'
    | 'image/png'
    | 'image/*';
}

export const defineRoute = <const R extends RouteContract>(route: R): R => route;

type Located<A extends Address> = A extends `${infer M extends Method} /${infer P}`
  ? { method: M; path: `/${P}` }
  : never;

export function at<const A extends Address>(address: A): Located<A> {
  const [method, path] = address.split(' ');
  return { method, path } as Located<A>;
}
