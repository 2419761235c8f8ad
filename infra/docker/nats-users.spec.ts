import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { events, liveDocumentProgressed, liveExportProgressed, rpc } from '@groundwork/contracts';
import { eventsOf, natsConf, RIGHTS, writtenNatsConf } from './nats-users.mjs';

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
function callsOf(service: string): string[] {
  const code = codeOf(service);
  const named = [...code.matchAll(/\brpc\.([a-z]+)\.([a-zA-Z]+)/g)].map(
    ([, owner = '', name = '']) => calls[owner]?.[name]?.subject ?? `${owner}.${name} is no call`,
  );
  // rpc[service].name: the same of each
  const ofEach = [...code.matchAll(/\brpc\[\w+\]\.([a-zA-Z]+)/g)].flatMap(([, name = '']) =>
    Object.values(calls).flatMap((own) => own[name]?.subject ?? []),
  );
  return [...named, ...ofEach].filter((subject) => subject.split('.')[1] !== service);
}

const subjectOf = (event: string) => (events as Record<string, { subject: string }>)[event]?.subject;

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
    const code = codeOf(service);
    const consumed = [...code.matchAll(/@OnEvent\(events\.(\w+),\s*'([^']+)'/g)].map(
      ([, event = '', durable = '']) => [durable, subjectOf(event)],
    );
    expect(RIGHTS[service]?.consumes ?? {}).toEqual(Object.fromEntries(consumed));
    expect(RIGHTS[service]?.erases ?? false).toBe(code.includes('erasureProviders('));
  });

  it('let each event be told by exactly one service, and an erasure by all that erase', () => {
    const tellersOf = (subject: string) =>
      services.filter((service) => anyCovers(eventsOf(service, RIGHTS[service] ?? {}).publishes, subject));
    const { userErased, ...others } = events;
    const subjects = [...Object.values(others), liveDocumentProgressed, liveExportProgressed];
    expect(subjects.filter(({ subject }) => tellersOf(subject).length !== 1)).toEqual([]);
    expect(tellersOf(userErased.subject)).toEqual(
      services.filter((each) => each === 'identity' || RIGHTS[each]?.erases),
    );
  });

  it('let nobody listen where answers to another one come', () => {
    const listening = writtenNatsConf().match(/"_INBOX[^"]*"/g);
    expect(listening).toEqual(Object.keys(RIGHTS).map((user) => `"_INBOX_${user}.>"`));
  });
});
