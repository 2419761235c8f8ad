import type { AddressOf, BodyOf, ParamsOf, QueryOf } from '@groundwork/contracts/client';

type Optional<Name extends string, T> = Readonly<Partial<Record<Name, T>>>;
/** Required if the route requires a part of it, forbidden if the route has none. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? Optional<Name, undefined>
  : Partial<T> extends T
    ? Optional<Name, T>
    : Readonly<Record<Name, T>>;

export type UrlParts<A extends AddressOf> = Part<'params', ParamsOf<A>> & Part<'query', QueryOf<A>>;
export type RequestParts<A extends AddressOf> = UrlParts<A> & Part<'body', BodyOf<A>>;

/** Addresses that need no parameter and no query. */
export type AddressWithFixedUrl<All extends AddressOf> = {
  [A in All]: Partial<UrlParts<A>> extends UrlParts<A> ? A : never;
}[All];

/** Addresses that need no parameter, no query and no body. */
export type AddressWithoutOptions<All extends AddressOf> = {
  [A in All]: Partial<RequestParts<A>> extends RequestParts<A> ? A : never;
}[All];

/** The type of a reply can depend on the query. */
export type QueryIn<O> = O extends { readonly query: infer Q } ? Q : undefined;

interface AnyUrlParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
}

export interface AnyRequestParts extends AnyUrlParts {
  readonly body?: unknown;
}

const partsOf = (address: string): string[] => address.split(' ');

export const methodOf = (address: AddressOf): string => partsOf(address)[0] ?? '';

function withQuery(path: string, query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Without a check of the parts that the address needs. */
export function urlWith(address: AddressOf, { params = {}, query = {} }: AnyUrlParts = {}): string {
  const [, template = ''] = partsOf(address);
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return withQuery(path, query);
}

/** The URL is also the key of the query. A change names queries by the start of their path. */
export function urlOf(address: AddressWithFixedUrl<AddressOf>): string;
export function urlOf<A extends AddressOf>(address: A, place: UrlParts<A>): string;
export function urlOf(address: AddressOf, place?: AnyUrlParts): string {
  return urlWith(address, place);
}
