import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  events,
  liveBankFileRead,
  liveDocumentProgressed,
  liveExportProgressed,
  livePackageProgressed,
  liveProofComputed,
  liveRecordsProgressed,
  packageSources,
  rpc,
} from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';
import { SERVICES } from '../generated/services.mjs';
import { eventsOf, type NatsUser, natsUsersOf, readManifests, root } from '../services/manifests.ts';
import { natsConf, publishingOf } from './nats-users.ts';

const services = SERVICES.map(({ name }) => name);
let manifests: ServiceManifest[] = [];
let users: NatsUser[] = [];
beforeAll(async () => {
  manifests = await readManifests();
  users = natsUsersOf(manifests);
});

function manifestOf(service: string): ServiceManifest {
  const own = manifests.find(({ name }) => name === service);
  if (!own) throw new Error(`${service} has no manifest`);
  return own;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const codeOf = (service: string) => filesIn(join(root, 'apps', service, 'src')).join('\n');

const calls = rpc as unknown as Record<string, Record<string, { subject: string }>>;

/** Every call that a service names but does not answer. */
function callsOf(service: string): string[] {
  const code = codeOf(service);
  const named = [...code.matchAll(/\brpc\.([a-z]+)\.([a-zA-Z]+)/g)]
    .map(([, owner = '', name = '']) => calls[owner]?.[name]?.subject ?? `${owner}.${name} is no call`)
    .filter((subject) => subject.split('.')[1] !== service);
  // rpc[service].name: the same of each, its own among them
  const ofEach = [...code.matchAll(/\brpc\[\w+\]\.([a-zA-Z]+)/g)].flatMap(([, name = '']) =>
    Object.values(calls).flatMap((own) => own[name]?.subject ?? []),
  );
  const sources: Readonly<Record<string, { subject: string }>> = packageSources;
  const ofPackages = [...code.matchAll(/\bpackageSources\.([a-zA-Z]+)/g)].flatMap(
    ([, name = '']) => sources[name]?.subject ?? `${name} is no call`,
  );
  // DocumentFiles makes this call for its user.
  const ofFiles = code.includes('DocumentFiles') ? [rpc.documents.fileKey.subject] : [];
  return [...new Set([...named, ...ofEach, ...ofPackages, ...ofFiles])].sort();
}

const contracts = events as unknown as Record<string, { subject: string }>;
const subjectOf = (event: string) => contracts[event]?.subject;
const subjectsOf = (all: readonly { subject: string }[] = []) => all.map(({ subject }) => subject).sort();

/** The events a service appends to its outbox, by their names or by one it looks up. */
function publishedBy(code: string): (string | undefined)[] {
  const named = code.replace(/@OnEvent\(events\.\w+|typeof events\.\w+|\bevents\.\w+\.(type|data)\b/g, '');
  const looked = /appendToOutbox\(\s*manager,\s*events\[/.test(named)
    ? [...named.matchAll(/'(\w+)'/g)].filter(([, name = '']) => name in events)
    : [];
  return [...named.matchAll(/\bevents\.(\w+)/g), ...looked].flatMap(([, name = '']) => subjectOf(name) ?? []);
}

describe('the users of NATS', () => {
  it('are one per service, and one for the commands of the operator', () => {
    const apps = readdirSync(join(root, 'apps')).filter((app) => !['e2e', 'web'].includes(app));
    expect(users.map(({ name }) => name).sort()).toEqual([...apps, 'operator'].sort());
  });

  it.each(services)('allow %s exactly its own calls', (service) => {
    const { calls: declared = [] } = manifestOf(service);
    if (declared !== 'every') expect(subjectsOf(declared)).toEqual(callsOf(service));
    else expect(callsOf(service).length).toBeGreaterThan(0);
  });

  it.each(services)('allow %s to consume exactly its own events', (service) => {
    const code = codeOf(service);
    const consumed = [...code.matchAll(/@OnEvent\(events\.(\w+),\s*'([^']+)'/g)].map(
      ([, event = '', durable = '']) => [durable, subjectOf(event)],
    );
    const declared = Object.entries(manifestOf(service).consumes ?? {});
    expect(Object.fromEntries(declared.map(([durable, { subject }]) => [durable, subject]))).toEqual(
      Object.fromEntries(consumed),
    );
    expect(manifestOf(service).erases ?? false).toBe(code.includes('erasureProviders('));
  });

  it.each(services)('allow %s to publish exactly its own events', (service) => {
    const code = codeOf(service);
    const { publishes, live } = manifestOf(service);
    expect(subjectsOf(publishes)).toEqual([...new Set(publishedBy(code))].sort());
    const published = [...code.matchAll(/\.publish\(\s*(live\w+)/g)].map(([, name]) => name);
    const contracts = {
      liveBankFileRead,
      liveDocumentProgressed,
      liveExportProgressed,
      livePackageProgressed,
      liveProofComputed,
      liveRecordsProgressed,
    };
    const declared = Object.entries(contracts)
      .filter(([, contract]) => live?.includes(contract))
      .map(([name]) => name);
    expect(declared).toEqual([...new Set(published)]);
  });

  it('allow one service to publish each event, and all erasing services to report an erasure', () => {
    const publishersOf = (subject: string) =>
      manifests.filter((each) =>
        [...eventsOf(each).publishes, ...(each.live ?? [])].some((own) => own.subject === subject),
      );
    const { userErased, ...others } = events;
    const subjects = [
      ...Object.values(others),
      liveDocumentProgressed,
      liveExportProgressed,
      liveRecordsProgressed,
    ];
    expect(subjects.filter(({ subject }) => publishersOf(subject).length !== 1)).toEqual([]);
    expect(publishersOf(userErased.subject)).toEqual(manifests.filter(({ erases }) => erases));
  });

  it('can publish their consumed events again, and use only their declared consumers', () => {
    for (const user of users) {
      const rights = publishingOf(user);
      expect(rights).toEqual(expect.arrayContaining(subjectsOf(Object.values(user.consumes))));
      const durables = rights.flatMap((right) => /MSG\.NEXT\.EVENTS\.([a-z-]+)$/.exec(right)?.[1] ?? []);
      expect(durables).toEqual(Object.keys(user.consumes));
    }
  });

  it('cannot read the inbox of another user', () => {
    const listening = natsConf(users).match(/"_INBOX[^"]*"/g);
    expect(listening).toEqual(users.map(({ name }) => `"_INBOX_${name}.>"`));
  });
});
