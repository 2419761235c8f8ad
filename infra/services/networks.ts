import { needsOf } from './manifests.ts';
import { isPublic, type Process } from './processes.ts';
import { OTHER_USERS } from './users.ts';

/** The container of each need that is a server, in the order of its subnet. A new one is appended. */
const SERVERS = { postgres: 'postgres', nats: 'nats', redis: 'redis', storage: 'minio' } as const;
type ServerNeed = keyof typeof SERVERS;
const SERVER_NEEDS = Object.keys(SERVERS) as ServerNeed[];
export const SERVER_CONTAINERS = Object.values(SERVERS);

const ADDRESSES = 32;
const LAST_SUBNET = 7;

export interface Network {
  readonly name: string;
  readonly user: string;
  readonly server?: string;
  readonly subnet: string;
}

interface User {
  readonly name: string;
  readonly user: number;
  readonly servers: readonly ServerNeed[];
  readonly isOutside: boolean;
}

const OPERATOR: User = {
  name: 'operator',
  user: OTHER_USERS.operator,
  servers: SERVER_NEEDS,
  // To check the mail server.
  isOutside: true,
};

function userOf(process: Process): User {
  const needs: readonly string[] = process.services.flatMap(needsOf);
  return {
    name: process.name,
    user: process.user,
    servers: SERVER_NEEDS.filter((need) => needs.includes(need)),
    isOutside: isPublic(process) || needs.includes('mail') || needs.includes('internet'),
  };
}

/** By the user id of its container, so that a new service or need moves no subnet. */
const subnetOf = ({ user }: User, place: number) => `${user - 10_000}.${place * ADDRESSES}/27`;

export const networksOf = (processes: readonly Process[]): Network[] =>
  [OPERATOR, ...processes.map(userOf)].flatMap((user) => [
    ...user.servers.map((need) => ({
      name: `${user.name}-${SERVERS[need]}`,
      user: user.name,
      server: SERVERS[need],
      subnet: subnetOf(user, SERVER_NEEDS.indexOf(need)),
    })),
    ...(user.isOutside
      ? [{ name: `${user.name}-outside`, user: user.name, subnet: subnetOf(user, LAST_SUBNET) }]
      : []),
  ]);
