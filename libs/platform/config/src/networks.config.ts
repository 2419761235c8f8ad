import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { networkListPattern } from './patterns.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

export const networkList = z
  .string()
  .regex(networkListPattern, 'is no list of networks such as 10.0.0.0/8,::1')
  .default('');

export const throttleConfig = {
  EXEMPT_NETWORKS: networkList.describe(
    'Networks without limits for requests and sign-ins, such as 10.0.0.0/8,::1. For load tests',
  ),
};

export function networksOf(list: string): (address: string) => boolean {
  const networks = new BlockList();
  for (const entry of entriesOf(list)) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}

export const networksIn = entriesOf;
