// The browser imports addresses as values and all else as types, so it loads no schema.
import type { z } from 'zod';
import type { ExplainedMatch } from '../lenders.ts';
import type { Page } from '../lists.ts';
import type { Method } from './define.ts';
import type { routes as contracts } from './routes.ts';

export * as installedApp from '../installed-app.ts';
export * as pages from '../pages.ts';
export * as routes from './addresses.ts';
export { brandLimits, brandNameOf } from '../brand-limits.ts';
export { findUnreadablePairs, minimumContrast } from '../contrast.ts';
export { hostProofOf, hostRecordOf } from '../host-proof.ts';
export { documentRequestLimits } from '../document-request-limits.ts';
export { accountOfMasked, packageParts, shareConsentVersion, usualParts } from '../package-parts.ts';
export { maskedNumberTexts, packagePartTexts } from '../packages.wording.ts';
export { policyVersions } from '../policies.ts';

type Contract = (typeof contracts)[keyof typeof contracts];

export type AddressOf<M extends Method = Method> = M extends Method
  ? `${M} ${Extract<Contract, { method: M }>['path']}`
  : never;

type ContractAt<A extends AddressOf> = A extends `${infer M} /${infer P}`
  ? Extract<Contract, { method: M; path: `/${P}` }>
  : never;

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<A extends AddressOf> = [Names<A>] extends [never]
  ? undefined
  : Readonly<Record<Names<A>, string>>;

type ReadonlyParts<T> = unknown extends T
  ? unknown
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? readonly ReadonlyParts<E>[]
      : { readonly [K in keyof T]: ReadonlyParts<T[K]> };

export type BodyOf<A extends AddressOf> =
  ContractAt<A> extends { consumes: 'multipart/form-data' }
    ? FormData
    : ContractAt<A> extends { consumes: 'application/octet-stream' }
      ? Blob
      : ContractAt<A> extends { body: infer S extends z.ZodType }
        ? ReadonlyParts<z.input<S>>
        : undefined;

type SentQuery<In, Out> = {
  readonly [K in keyof In]: unknown extends In[K] ? Out[K & keyof Out] : In[K];
};

export type QueryOf<A extends AddressOf> =
  ContractAt<A> extends { query: infer S extends z.ZodType } ? SentQuery<z.input<S>, z.output<S>> : undefined;

type PageOrWhole<Whole, Part, Query> = Query extends { include: 'all' }
  ? Extract<Part, Page<ExplainedMatch>>
  : Query extends { limit: number } | { cursor: string }
    ? Part
    : Whole;

type ReplyForQuery<Reply, Query, Whole = Extract<Reply, readonly unknown[]>, Part = Exclude<Reply, Whole>> = [
  Whole,
] extends [never]
  ? Part
  : [Part] extends [never]
    ? Whole
    : PageOrWhole<Whole, Part, Query>;

export type ReplyOf<A extends AddressOf, Query = undefined> =
  ContractAt<A> extends { reply: infer S extends z.ZodType } ? ReplyForQuery<z.output<S>, Query> : undefined;
