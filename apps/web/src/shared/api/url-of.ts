import type { AddressOf, BodyOf, ParamsOf, QueryOf } from '@groundwork/contracts/client';

type Optional<Name extends string, T> = Readonly<Partial<Record<Name, T>>>;
/** Must be given where it has a part that must be; cannot be given where the route has none. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? Optional<Name, undefined>
  : Partial<T> extends T
    ? Optional<Name, T>
    : Readonly<Record<Name, T>>;

export type UrlParts<A extends AddressOf> = Part<'params', ParamsOf<A>> & Part<'query', QueryOf<A>>;
export type RequestParts<A extends AddressOf> = UrlParts<A> & Part<'body', BodyOf<A>>;

/** Those of these addresses whose URL is always the same, or may be. */
export type AddressWithFixedUrl<All extends AddressOf> = {
  [A in All]: Partial<UrlParts<A>> extends UrlParts<A> ? A : never;
}[All];

/** Those of these addresses that are called with nothing but their name. */
export type AddressWithoutOptions<All extends AddressOf> = {
  [A in All]: Partial<RequestParts<A>> extends RequestParts<A> ? A : never;
}[All];

/** The query of some options, by which a reply may differ. */
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
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return written === '' ? path : `${path}?${written}`;
}

/** For who has checked already that the address gets what it needs. */
export function urlWith(address: AddressOf, { params = {}, query = {} }: AnyUrlParts = {}): string {
  const [, template = ''] = partsOf(address);
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return withQuery(path, query);
}

/** The URL of a call. It is also the key of a query: what has changed is named by the path it begins with. */
export function urlOf(address: AddressWithFixedUrl<AddressOf>): string;
export function urlOf<A extends AddressOf>(address: A, place: UrlParts<A>): string;
export function urlOf(address: AddressOf, place?: AnyUrlParts): string {
  return urlWith(address, place);
}
