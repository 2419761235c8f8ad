import type { EventContract, RpcContract } from '@groundwork/contracts';

export type Need = 'redis' | 'storage' | 'fieldKeys' | 'signingKeys' | 'mail' | 'internet';

export interface ServiceManifest {
  name: string;
  user: number;
  tables?: readonly string[];
  needs?: readonly Need[];
  calls?: readonly RpcContract[] | 'every';
  callsAlone?: readonly RpcContract[];
  orders?: readonly RpcContract[];
  publishes?: readonly EventContract[];
  consumes?: Readonly<Record<string, EventContract>>;
  live?: readonly { subject: string }[];
  watches?: boolean;
  erases?: boolean;
  deletesEvents?: boolean;
  secretSettings?: readonly string[];
  neighbors?: readonly string[];
  isPublic?: boolean;
  scaling?: 'pair' | 'cpu' | 'queue';
  resources?: { cpu: string; memory: readonly [number, number] };
}
