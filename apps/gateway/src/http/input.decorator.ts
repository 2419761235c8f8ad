import { type BusinessAccess, mostBodyBytes, type RouteContract } from '@groundwork/contracts';
import { parseInput } from '@groundwork/platform-errors';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { notAnObject, routeNotFound } from '../gateway.errors.ts';
import { type BusinessCaller, type Caller, callerOf } from '../session/caller.adapter.ts';
import { type Client, clientOf } from '../session/client.reader.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  client: Client;
}

type CallerOf<R> = R extends { access: 'public' }
  ? unknown
  : R extends { access: BusinessAccess }
    ? BusinessCaller
    : Caller;
type ParamsOf<R> = R extends { params: infer S extends z.ZodType } ? { params: z.output<S> } : unknown;
type QueryOf<R> = R extends { query: infer S extends z.ZodType } ? { query: z.output<S> } : unknown;
type HeadersOf<R> = R extends { headers: infer S extends z.ZodType } ? { headers: z.output<S> } : unknown;
type BodyOf<R> = R extends { consumes: 'text/plain' }
  ? { body: string }
  : R extends { body: infer S extends z.ZodType }
    ? { body: z.output<S> }
    : unknown;

export type InputOf<R extends RouteContract> = Exchange &
  CallerOf<R> &
  ParamsOf<R> &
  QueryOf<R> &
  HeadersOf<R> &
  BodyOf<R>;

export type AnswerOf<R extends RouteContract> = R['reply'] extends z.ZodType
  ? z.input<R['reply']>
  : undefined;

function parseParams(schema: z.ZodType, given: unknown): unknown {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw routeNotFound();
  return parsed.data;
}

const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function parseObject(schema: z.ZodType, value: unknown): unknown {
  if (value === null && schema.safeParse(value).success) return value;
  const given = value ?? {};
  if (!isObject(given)) throw notAnObject();
  return parseInput(schema, given);
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : '');

function inputOf(route: RouteContract, request: FastifyRequest, reply: FastifyReply): Exchange {
  return {
    request,
    reply,
    client: clientOf(request),
    ...(route.access !== 'public' && callerOf(request)),
    ...(route.params && { params: parseParams(route.params, request.params) }),
    ...(route.query && { query: parseObject(route.query, request.query) }),
    ...(route.headers && { headers: parseObject(route.headers, request.headers) }),
    ...(route.body && route.consumes !== 'text/plain' && { body: parseObject(route.body, request.body) }),
    ...(route.consumes === 'text/plain' && { body: textOf(request.body) }),
  };
}

/** A schema is compiled at its first use, which would stop every other request for up to 80 ms. */
export function prepareInputs(contracts: readonly RouteContract[]): void {
  for (const contract of contracts) {
    const { params, query, headers, body } = contract;
    for (const schema of [params, query, headers, body]) schema?.safeParse({});
    mostBodyBytes(contract);
  }
}

export const Input = createParamDecorator((route: RouteContract, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return inputOf(route, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
