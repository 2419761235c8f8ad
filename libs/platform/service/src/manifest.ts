// What a service declares about itself, in apps/<service>/<service>.manifest.ts. Everything that lists services is
// generated from these files by `npm run generate`, or reads infra/generated/services.mjs.
import type { EventContract, RpcContract } from '@groundwork/contracts';

/** What a service uses besides NATS, and besides PostgreSQL if it declares tables. */
export type Need = 'redis' | 'storage' | 'fieldKeys' | 'mail' | 'internet';

export interface ServiceManifest {
  /** Its folder in apps/, its user of NATS, its schema and its scope for lint. */
  name: string;
  /** The user that its container runs as. Services are listed, migrated and seeded in the order of these numbers. */
  user: number;
  /** Tables that its own migrations create. A service without any has no schema. */
  tables?: readonly string[];
  needs?: readonly Need[];
  /** Calls to other services. */
  calls?: readonly RpcContract[] | 'every';
  publishes?: readonly EventContract[];
  /** The event of each durable consumer. */
  consumes?: Readonly<Record<string, EventContract>>;
  /** Live subjects that it publishes; the stream does not keep them. */
  live?: readonly { subject: string }[];
  /** It reads all events and live subjects as they pass, without a durable consumer. */
  watches?: boolean;
  /** It deletes its rows of an owner when an erasure is requested, and reports it. */
  erases?: boolean;
  /** It deletes the events of an erased owner from the stream. */
  deletesEvents?: boolean;
  /** Variables that an operator may set, wherever the service runs. */
  settings?: readonly string[];
  /** The same for variables that only a Secret may hold. */
  secretSettings?: readonly string[];
  /** Variables that only `npm start` passes on. */
  localSettings?: readonly string[];
  /** Scopes whose engine it may import besides its own. */
  neighbours?: readonly string[];
  /** It serves the web app to the public. */
  isPublic?: boolean;
  /** A number of pods, more as the CPU is used, or as many as the queue of analyses needs. */
  scaling?: 'pair' | 'cpu' | 'queue';
  /** Of one pod; memory in MiB as requested and as limit. */
  resources?: { cpu: string; memory: readonly [number, number] };
}
