import { describe, expect, it } from '@jest/globals';
import {
  addressPattern,
  cidrPattern,
  emailPattern,
  hostListPattern,
  originPattern,
  senderPattern,
  serverListPattern,
  serverPattern,
  storagePattern,
} from './patterns.ts';

const id = '018f0000-0000-7000-8000-000000000001';

describe.each<[string, RegExp, string[], string[]]>([
  [
    'a network of Kubernetes',
    cidrPattern,
    ['10.0.0.0/8', '10.20.0.10/32', 'fd00::/8', '2001:db8:7::/48', '::/0', '::1/128', '0.0.0.0/0'],
    ['10.0.0.1', '10.0.0.0/33', '300.0.0.0/8', 'fd00::/129', ':::/8', '10.0.0/8', '1:2:3:4:5:6:7:8:9/64', ''],
  ],
  [
    'a list of DNS servers',
    serverListPattern,
    ['', '127.0.0.1', '127.0.0.1:5353, 10.0.0.2', '::1', '[::1]:53', '[fd00::1]'],
    ['dns.example.com', '127.0.0.1:port', '300.0.0.1', '1.2.3.4:65536', '[:::]:53', '1.2.3.4:0'],
  ],
  [
    'a list of hosts',
    hostListPattern,
    ['', 'funding.example.com', ` a.example , b.example=${id}, c.example = ${id}`],
    ['localhost', 'https://a.example', 'a.example:80', '10.0.0.1', 'a.example=x', `a.example=${id}=1`],
  ],
  [
    'an email',
    emailPattern,
    ['ann@example.com', ' Ann.Lee+x@mail.example.com'],
    ['ann', 'ann@localhost', 'a..b@example.com', '.a@example.com', 'ann@example.com,bob@example.com'],
  ],
  [
    'a sender',
    senderPattern,
    ['Groundwork <no-reply@localhost>', 'no-reply@app.example.com', '<a@b.example>'],
    ['Groundwork', 'Groundwork <no-reply>', 'a@b.example>', 'A <a@b.example> B', 'A\nB <a@b.example>'],
  ],
  [
    'an origin',
    originPattern,
    ['https://app.example.com', 'http://localhost:3000', 'http://127.0.0.1:65535/', 'http://[::1]:3000'],
    [
      ...[
        'app',
        'ftp://a.example',
        'https://a.example/app',
        'https://a.example:65536',
        'https://u:p@a.example',
      ],
      ...['https://a b', 'https://', 'https://300.1.1.1', 'https://a.example?x', 'https://a_.-'],
    ],
  ],
  [
    'the address of a server',
    addressPattern('postgres|postgresql'),
    [
      'postgres://u:p@127.0.0.1/g',
      'postgres://gw_a:p%40ss:x@db-1.example.com:5432/groundwork?sslmode=verify-full',
      'postgresql://a@b/c',
    ],
    ['http://a/b', 'postgres://u:p%zz@a/b', 'postgres://u:p/w@a/b', 'postgres://a:70000/b', 'postgres:/a'],
  ],
  [
    'a server',
    serverPattern('tcp'),
    ['tcp://clamd:3310', 'tcp://10.0.0.1'],
    ['tcp://', 'tcp://a/b', 'tcp:a'],
  ],
  [
    'a storage',
    storagePattern,
    ['folder:/srv/files', 's3://KEY:SECRET@s3.example.com/bucket', 's3://K:S@m:9000/b?tls=false'],
    ['folder:files', 's3://s3.example.com/bucket', 's3://K:S@m', 's3://K:S@m/', 'http://a/b'],
  ],
])('%s', (_, pattern, right, wrong) => {
  it.each(right)('may be "%s"', (text) => {
    expect(pattern.test(text)).toBe(true);
  });

  it.each(wrong)('may not be "%s"', (text) => {
    expect(pattern.test(text)).toBe(false);
  });
});
