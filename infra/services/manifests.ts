import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { events, type EventContract, rpc, type RpcContract } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';
import { isServiceUser, SERVICE_USERS } from './users.ts';

export const root = join(import.meta.dirname, '../..');
const fileOf = (service: string) => join(root, 'apps', service, `${service}.manifest.ts`);

/** A user of NATS: a service, or the operator's commands. */
export interface NatsUser {
  name: string;
  calls?: readonly RpcContract[] | 'every';
  callsAlone?: readonly RpcContract[];
  orders?: readonly RpcContract[];
  answers: readonly RpcContract[];
  publishes: readonly EventContract[] | 'every';
  consumes: Readonly<Record<string, EventContract>>;
  live?: readonly { subject: string }[];
  watches?: boolean;
  deletesEvents?: boolean;
  readsConsumers?: boolean;
}

export async function readManifests(): Promise<ServiceManifest[]> {
  const manifests: ServiceManifest[] = [];
  for (const service of readdirSync(join(root, 'apps')).filter((app) => existsSync(fileOf(app)))) {
    const module = (await import(pathToFileURL(fileOf(service)).href)) as { manifest: ServiceManifest };
    if (module.manifest.name !== service) throw new Error(`${fileOf(service)} must be named ${service}`);
    manifests.push(module.manifest);
  }
  return manifests.sort((one, other) => one.user - other.user);
}

const allCalls = Object.values<Record<string, RpcContract>>(rpc).flatMap((own) => Object.values(own));

export const answersOf = (service: string): RpcContract[] =>
  allCalls.filter(({ subject }) => ownerOf(subject) === service);

const ownerOf = (subject: string) => subject.split('.')[1] ?? '';

export function eventsOf({ name, publishes = [], consumes = {}, erases = false }: ServiceManifest): {
  publishes: EventContract[];
  consumes: Record<string, EventContract>;
} {
  if (!erases) return { publishes: [...publishes], consumes };
  const erasing = { [`${name}--erase-owner-on-user-erasure-requested`]: events.userErasureRequested };
  return { publishes: [...publishes, events.userErased], consumes: { ...consumes, ...erasing } };
}

export const needsOf = ({ tables, needs = [] }: ServiceManifest) => [
  ...(tables ? (['postgres'] as const) : []),
  'nats' as const,
  ...needs,
];

export const natsUsersOf = (manifests: readonly ServiceManifest[]): NatsUser[] => [
  ...manifests.map((manifest) => ({ ...manifest, ...eventsOf(manifest), answers: answersOf(manifest.name) })),
  {
    name: 'operator',
    calls: [rpc.documents.reanalyse],
    callsAlone: [rpc.documents.reanalyse],
    answers: [],
    publishes: 'every',
    consumes: {},
    readsConsumers: true,
  },
];

/** The faults between manifests, which no type can show. */
export function faultsOf(manifests: readonly ServiceManifest[]): string[] {
  const published = new Set(manifests.flatMap((each) => eventsOf(each).publishes));
  const names = new Set(manifests.map(({ name }) => name));
  const faults = manifests.flatMap((manifest) =>
    [
      ...Object.entries(eventsOf(manifest).consumes).flatMap(([durable, event]) => [
        ...(published.has(event) ? [] : [`consumes ${event.subject}, which no service publishes`]),
        ...(durable.startsWith(`${manifest.name}--`)
          ? []
          : [`has a consumer with a foreign name: ${durable}`]),
      ]),
      ...(Array.isArray(manifest.calls) ? (manifest.calls as RpcContract[]) : [])
        .filter(({ subject }) => !names.has(ownerOf(subject)))
        .map(({ subject }) => `calls ${subject}, but no manifest declares ${ownerOf(subject)}`),
      ...(manifest.neighbors ?? [])
        .filter((neighbor) => !names.has(neighbor))
        .map((neighbor) => `names the neighbor ${neighbor}, which has no manifest`),
      ...manifests
        .filter((other) => other !== manifest && other.user === manifest.user)
        .map((other) => `runs as the user of ${other.name}`),
      ...(isServiceUser(manifest.user) ? [] : [`runs as ${manifest.user}, which is not in ${SERVICE_USERS}`]),
      ...(manifest.publishes ?? [])
        .filter((event) => manifests.some((other) => other !== manifest && other.publishes?.includes(event)))
        .map((event) => `is not the only one to publish ${event.subject}`),
      ...(manifest.callsAlone ?? [])
        .filter((call) => manifest.calls === 'every' || !manifest.calls?.includes(call))
        .map(({ subject }) => `calls ${subject} alone without the right to call it`),
      ...(manifest.orders ?? [])
        .filter(({ subject }) => ownerOf(subject) !== manifest.name)
        .map(({ subject }) => `receives no order ${subject}`),
      ...(manifest.tables?.length === 0 ? ['declares a schema without tables'] : []),
    ].map((fault) => `${manifest.name} ${fault}`),
  );
  const unclaimed = allCalls.filter(({ subject }) => !names.has(ownerOf(subject)));
  return [...faults, ...unclaimed.map(({ subject }) => `no service answers ${subject}`)];
}
