import {
  type InputShape,
  mostBodyBytes,
  type RouteContract,
  routeExamples,
  type RouteName,
  routes,
  shapeOf,
} from '@groundwork/contracts';
import { isAscii, type LongClass, longClasses, longSizes, longText } from './long-texts.ts';
import { longPlaces } from './long-places.ts';

export interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One request with one long text. It is made when it is sent, because all of them have some gigabytes. */
export interface LongRequest {
  name: string;
  route: RouteContract;
  kind: LongClass;
  make: () => HttpRequest;
}

/** Node rejects a request whose head is longer than 16 kB. */
const mostHeadBytes = 12 * 1024;
const mostFieldBytes = 100_000;
const boundary = 'long-value';
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

const inAddress = (text: string) => encodeURIComponent(text).length;
const inJson = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

type Values = Record<string, string>;

const textsOf = (values: Record<string, unknown> = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const addressOf = ({ path }: RouteContract, params: Values, query: Values): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** The name of one place, and the request with a text of this many bytes there. */
interface Place {
  name: string;
  sizes: readonly number[];
  isAsciiOnly?: true;
  requestWith: (kind: LongClass, bytes: number) => HttpRequest;
}

const namesOf = (shape: InputShape): string[] => (shape.kind === 'object' ? Object.keys(shape.fields) : []);

function formText(fields: Values): string {
  const disposition = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries(fields).map(([name, text]) => `${disposition(name)}\r\n\r\n${text}\r\n`);
  const file = `${disposition('file')}; filename="a.pdf"\r\n\r\n%PDF-1.4 and so on\r\n`;
  return [...texts, file, `--${boundary}--\r\n`].join('');
}

class RoutePlaces {
  private readonly params: Values;
  private readonly query: Values;

  constructor(
    private readonly name: RouteName,
    private readonly route: RouteContract,
  ) {
    const example = routeExamples[name] ?? {};
    this.params = textsOf(example.params);
    this.query = textsOf(example.query);
  }

  all(): Place[] {
    const { body, consumes } = this.route;
    if (consumes === 'text/plain') return [...this.inHead(), this.inRawBody()];
    return [...this.inHead(), ...(body ? this.inBody(shapeOf(body)) : []), ...this.inForm()];
  }

  private request(change: Partial<{ params: Values; query: Values }>, more: Partial<HttpRequest> = {}) {
    const path = addressOf(this.route, change.params ?? this.params, change.query ?? this.query);
    return { method: this.route.method, path, headers: {}, ...more };
  }

  private inHead(): Place[] {
    const { params, query, headers } = this.route;
    const sizes = [longSizes[0], mostHeadBytes];
    const inParams = params ? namesOf(shapeOf(params)) : [];
    const inQuery = query ? namesOf(shapeOf(query)) : [];
    const inHeaders = headers ? namesOf(shapeOf(headers)) : [];
    return [
      ...inParams.map((name) => ({
        name: `${this.name} params.${name}`,
        sizes,
        requestWith: (kind: LongClass, bytes: number) =>
          this.request({ params: { ...this.params, [name]: longText(kind, bytes, inAddress) } }),
      })),
      ...inQuery.map((name) => ({
        name: `${this.name} query.${name}`,
        sizes,
        requestWith: (kind: LongClass, bytes: number) =>
          this.request({ query: { ...this.query, [name]: longText(kind, bytes, inAddress) } }),
      })),
      ...inHeaders.map((name) => ({
        name: `${this.name} headers.${name}`,
        sizes,
        isAsciiOnly: true as const,
        requestWith: (kind: LongClass, bytes: number) =>
          this.request({}, { headers: { ...json, [name]: longText(kind, bytes) }, body: '{}' }),
      })),
    ];
  }

  private inBody(shape: InputShape): Place[] {
    const limit = mostBodyBytes(this.route);
    return longPlaces(shape).map(({ path, withText }) => ({
      name: `${this.name} body${path}`,
      sizes: [...longSizes, limit],
      requestWith: (kind, bytes) => {
        const rest = bytes === limit ? inJson(withText('')) : 0;
        const body = JSON.stringify(withText(longText(kind, bytes - rest)));
        return this.request({}, { headers: json, body });
      },
    }));
  }

  private inRawBody(): Place {
    return {
      name: `${this.name} body`,
      sizes: [...longSizes, mostBodyBytes(this.route)],
      requestWith: (kind, bytes) => this.request({}, { headers: json, body: longText(kind, bytes) }),
    };
  }

  private inForm(): Place[] {
    const { form } = this.route;
    const shape = form && shapeOf(form);
    if (shape?.kind !== 'object') return [];
    const names = Object.keys(shape.fields).filter((name) => shape.fields[name]?.kind !== 'file');
    const places = [...names, 'an unknown field'].map((field) => ({
      name: `${this.name} form.${field}`,
      sizes: [...longSizes, mostFieldBytes],
      requestWith: (kind: LongClass, bytes: number) =>
        this.request({}, { headers: multipart, body: formText({ [field]: longText(kind, bytes) }) }),
    }));
    const ofName = {
      name: `${this.name} form, the name of a field`,
      sizes: longSizes,
      requestWith: (kind: LongClass, bytes: number) =>
        this.request({}, { headers: multipart, body: formText({ [longText(kind, bytes)]: 'x' }) }),
    };
    return [...places, ofName];
  }
}

const requestsAt = (route: RouteContract, place: Place): LongRequest[] =>
  longClasses
    .filter((kind) => !place.isAsciiOnly || isAscii(kind))
    .flatMap((kind) =>
      place.sizes.map((bytes) => ({
        name: `${place.name}: ${bytes} bytes of ${kind}`,
        route,
        kind,
        make: () => place.requestWith(kind, bytes),
      })),
    );

/** One long text of each class in each place of each route, from the contracts. */
export const longValueRequests = (): LongRequest[] =>
  Object.entries<RouteContract>(routes).flatMap(([name, route]) =>
    new RoutePlaces(name as RouteName, route).all().flatMap((place) => requestsAt(route, place)),
  );
