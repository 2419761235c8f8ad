import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
}

export const networkList = z
  .string()
  .refine((list) => entriesOf(list).every(isNetwork), 'is no list of networks such as 10.0.0.0/8,::1')
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
