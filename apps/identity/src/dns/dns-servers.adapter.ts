import { Resolver } from 'node:dns/promises';
import { entriesOf } from '../domain/practice-hosts.rules.ts';

export const dnsServersIn = entriesOf;

const port = /^(?:\[.*\]|[^:]*):(\d+)$/;
const lastPort = 65_535;

const hasPort = (server: string): boolean => Number(port.exec(server)?.[1] ?? 0) <= lastPort;

export function isServerList(list: string): boolean {
  const servers = entriesOf(list);
  try {
    new Resolver().setServers(servers);
    return servers.every(hasPort);
  } catch {
    return false;
  }
}
