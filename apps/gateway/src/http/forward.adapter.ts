import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type Page,
  type PageQuery,
  type RequestOf,
  type RouteContract,
  type RpcContract,
  type StatementRows,
  statementRows,
  type StoredFile,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { DocumentFiles } from '@groundwork/platform-storage';
import { Controller, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { contentOrProblem } from '../files/stored-content.reader.ts';
import { answerList, toPage } from '../domain/answer-list.rules.ts';
import type { AnswerOf, InputOf } from './input.decorator.ts';
import { bindRoute } from './route.decorator.ts';
import { openWanted, sendDownload, sendPicture } from './send-file.adapter.ts';

interface Dependencies {
  services: RpcClient;
  files: DocumentFiles;
}

interface Forward {
  route: RouteContract;
  answer: (reach: Dependencies, input: unknown) => Promise<unknown>;
}

/** The types of the route end here, because a table contains forwards of several routes. */
const defineForward = <R extends RouteContract>(
  route: R,
  answer: (reach: Dependencies, input: InputOf<R>) => Promise<unknown>,
): Forward => ({ route, answer: answer as Forward['answer'] });

type Replying<T> = RpcContract<z.ZodType, z.ZodType<T>>;
type PagedRoute = RouteContract & { query: z.ZodType<PageQuery> };
type ItemOf<R extends RouteContract> = Extract<AnswerOf<R>, readonly unknown[]>[number];

export const forward = <const R extends RouteContract, C extends Replying<AnswerOf<R>>>(
  route: R,
  call: C,
  request: (input: InputOf<R>) => RequestOf<C>,
  timeoutMs?: number,
): Forward => defineForward(route, ({ services }, input) => services.call(call, request(input), timeoutMs));

export const forwardVersioned = <
  const R extends RouteContract,
  C extends Replying<AnswerOf<R> & { version?: number | undefined }>,
>(
  route: R,
  call: C,
  request: (input: InputOf<R>) => RequestOf<C>,
): Forward =>
  defineForward(route, async ({ services }, input) => {
    const answer = (await services.call(call, request(input))) as { version?: number | undefined };
    if (answer.version !== undefined) void input.reply.header('etag', `"${answer.version}"`);
    return answer;
  });

export const confirm = <
  const R extends RouteContract & { reply: z.ZodType<{ success: true }> | null },
  C extends RpcContract,
>(
  route: R,
  call: C,
  request: (input: InputOf<R>) => RequestOf<C>,
  timeoutMs?: number,
): Forward =>
  defineForward(route, async ({ services }, input) => {
    await services.call(call, request(input), timeoutMs);
    return route.reply ? { success: true } : undefined;
  });

export const forwardList = <const R extends PagedRoute, C extends Replying<(ItemOf<R> & { id: string })[]>>(
  route: R,
  call: C,
  request: (input: InputOf<R>) => RequestOf<C>,
  timeoutMs?: number,
): Forward =>
  defineForward(route, async ({ services }, input) => {
    const { query } = input as { query: PageQuery };
    const items = (await services.call(call, request(input), timeoutMs)) as { id: string }[];
    return toPage(items, query);
  });

export const forwardPages = <const R extends PagedRoute, C extends Replying<Page<ItemOf<R>>>>(
  route: R,
  call: C,
  request: (input: InputOf<R>, page: PageQuery) => RequestOf<C>,
): Forward =>
  defineForward(route, ({ services }, input) => {
    const { query } = input as { query: PageQuery };
    const fetchPage = async (page: PageQuery) =>
      (await services.call(call, request(input, page))) as Page<unknown>;
    return answerList(query, fetchPage);
  });

type Send = (reply: FastifyReply, file: StoredFile, content: Readable) => void;
type FileRoute = RouteContract & { reply: null };

const forwardFile =
  (send: Send) =>
  <const R extends FileRoute, C extends Replying<StoredFile>>(
    route: R,
    call: C,
    request: (input: InputOf<R>) => RequestOf<C>,
  ): Forward =>
    defineForward(route, async ({ services, files }, input) => {
      const file: StoredFile = await services.call(call, request(input));
      send(input.reply, file, await openWanted(files, file, input.reply));
    });

export const forwardDownload = forwardFile((reply, { originalName }, content) =>
  sendDownload(reply, originalName, content),
);

export const forwardPicture = forwardFile((reply, _file, content) =>
  sendPicture(reply, 'image/png', content),
);

/** The rows of a statement are an encrypted object, too large for a message. */
export const forwardRows = <
  const R extends RouteContract & { reply: z.ZodType<unknown, StatementRows> },
  C extends Replying<StoredFile>,
>(
  route: R,
  call: C,
  request: (input: InputOf<R>) => RequestOf<C>,
): Forward =>
  defineForward(route, async ({ services, files }, input) => {
    const file: StoredFile = await services.call(call, request(input));
    const content = await contentOrProblem(files.open(file));
    return statementRows.parse(JSON.parse((await buffer(content)).toString('utf8')));
  });

export function forwarding(table: Record<string, Forward>): Type<object> {
  @Controller()
  class Forwarding {
    constructor(
      readonly services: RpcClient,
      readonly files: DocumentFiles,
    ) {}
  }
  for (const [name, { route, answer }] of Object.entries(table)) {
    const handler = function (this: Forwarding, input: unknown) {
      return answer(this, input);
    };
    const descriptor = { value: handler, configurable: true, writable: true };
    Object.defineProperty(Forwarding.prototype, name, descriptor);
    bindRoute(route, Forwarding.prototype, name, descriptor);
  }
  return Forwarding;
}
