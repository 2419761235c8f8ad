import { Resolver } from 'node:dns/promises';
import { entriesOf } from '../domain/practice-hosts.rules.ts';

export const dnsServersIn = entriesOf;

export function isServerList(list: string): boolean {
  try {
    new Resolver().setServers(entriesOf(list));
    return true;
  } catch {
    return false;
  }
}
