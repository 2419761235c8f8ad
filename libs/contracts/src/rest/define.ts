import type { z } from 'zod';
import type { EntitlementName } from '../entitlements.ts';
import type { FileSource } from '../quotas.ts';
import type { Access } from './access.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { RouteError } from './route-errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Address = `${Method} /${string}`;

export interface RouteContract {
  method: Method;
  path: `/${string}`;
  /** There is no default: a route without it does not compile. */
  access: Access;
  needs?: EntitlementName;
  /** Needs a session that signed in or confirmed its password within ten minutes. */
  fresh?: true;
  /** Staff can call it before they turn on two-step sign-in. */
  beforeTwoStep?: true;
  summary: string;
  description: string;
  status: 200 | 201 | 202 | 204 | 302;
  /** The handler chooses between both statuses and sends the reply itself. */
  alsoStatus?: 200;
  /** An id in the path that does not match gives 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  form?: z.ZodObject;
  mostRawBytes?: number;
  /** Costs one file and its bytes of the file budget: the request sends a file, or a file is read again. */
  spends?: FileSource;
  ranges?: true;
  /** Errors in addition to those that follow from the shape of the route. */
  errors?: readonly (ProblemCode | RouteError)[];
  /** null if the reply is not JSON: a redirect, a stream or nothing. */
  reply: z.ZodType | null;
  consumes?: 'multipart/form-data' | 'text/plain' | 'application/octet-stream';
  produces?:
    | 'text/event-stream'
    | 'text/html'
    | 'text/javascript'
    | 'application/octet-stream'
    | 'application/schema+json'
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
