import { BlockList, isIPv4, isIPv6 } from 'node:net';

const longestUrl = 2000;
const privilegedPorts = 1024;
const allowedPorts = [443, 8443];

const ipv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** An IPv4 address in IPv6 is outside the public networks, or in 2001::/23 or 2002::/16. */
const ipv6InPublic = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublic4 = listOf(ipv4, 'ipv4');
const public6 = listOf(['2000::/3'], 'ipv6');
const notPublic6 = listOf(ipv6InPublic, 'ipv6');

export function isPublicAddress(address: string, ownAddresses: readonly string[] = []): boolean {
  if (ownAddresses.includes(address)) return false;
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  return isIPv6(address) && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

const portOf = ({ port, protocol }: URL): number => {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
};

const isPlain = ({ username, password, hash }: URL): boolean => `${username}${password}${hash}` === '';

export function urlOfFeed(text: string): URL | null {
  const url = text.length <= longestUrl && URL.canParse(text) ? new URL(text) : null;
  if (url === null || !isPlain(url) || !['https:', 'http:'].includes(url.protocol)) return null;
  return url;
}

/** Trusted networks may use http and each port. */
export function isAllowedForStrangers(url: URL): boolean {
  const port = portOf(url);
  return url.protocol === 'https:' && (allowedPorts.includes(port) || port >= privilegedPorts);
}
