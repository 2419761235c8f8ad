import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { events, liveDocumentProgressed, rpc } from '@groundwork/contracts';
import { natsConf, RIGHTS, writtenNatsConf } from './nats-users.mjs';

const apps = join(import.meta.dirname, '../../apps');
const services = Object.keys(RIGHTS).filter((name) => name !== 'operator');

function codeOf(service: string): string {
  const src = join(apps, service, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
}

/** As NATS compares: * is one word, > is the rest. */
const covers = (pattern: string, subject: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+').replace('>', '.+')}$`).test(subject);
const anyCovers = (patterns: string[], subject: string) =>
  patterns.some((pattern) => covers(pattern, subject));

const calls = rpc as unknown as Record<string, Record<string, { subject: string }>>;

/** What a service asks of others: every call it names but does not answer itself. */
const callsOf = (service: string) =>
  [...codeOf(service).matchAll(/\brpc\.([a-z]+)\.([a-zA-Z]+)/g)]
    .filter(([, owner]) => owner !== service)
    .map(([, owner = '', name = '']) => calls[owner]?.[name]?.subject ?? `${owner}.${name} is no call`);

describe('the users of NATS', () => {
  it('are one for each service, and one for the operator’s commands', () => {
    expect(services.sort()).toEqual(
      readdirSync(apps)
        .filter((app) => !['e2e', 'web'].includes(app))
        .sort(),
    );
  });

  it('are written as the rights say', () => {
    expect(writtenNatsConf()).toBe(natsConf(RIGHTS));
  });

  it.each(services)('let %s call what it calls, and allow no call it never makes', (service) => {
    const { calls: allowed = [] } = RIGHTS[service] ?? {};
    const made = callsOf(service);
    expect(made.filter((subject) => !anyCovers(allowed, subject))).toEqual([]);
    expect(allowed.filter((pattern) => !made.some((subject) => covers(pattern, subject)))).toEqual([]);
  });

  it.each(services)('let %s consume what it consumes and nothing else', (service) => {
    const { consumes = [] } = RIGHTS[service] ?? {};
    const durables = [...codeOf(service).matchAll(/@OnEvent\([^,]+,\s*'([^']+)'/g)].map(
      ([, durable]) => durable,
    );
    expect([...consumes].sort()).toEqual(durables.sort());
  });

  it('let each event be told by exactly one service', () => {
    const subjects = [...Object.values(events), liveDocumentProgressed].map(({ subject }) => subject);
    const tellers = subjects.map((subject) =>
      services.filter((service) => anyCovers(RIGHTS[service]?.publishes ?? [], subject)),
    );
    expect(tellers.filter((each) => each.length !== 1)).toEqual([]);
  });

  it('let nobody listen where answers to another one come', () => {
    const listening = writtenNatsConf().match(/"_INBOX[^"]*"/g);
    expect(listening).toEqual(Object.keys(RIGHTS).map((user) => `"_INBOX_${user}.>"`));
  });
});
