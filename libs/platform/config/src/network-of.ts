import { isIPv4, isIPv6 } from 'node:net';

const ipv4InIpv6 = /^::ffff:([\da-f]+):([\da-f]+)$/;

const bytesOf = (group: string) => {
  const value = parseInt(group, 16);
  return [value >> 8, value & 255];
};
const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** A provider often gives a household or an office a new IPv4 address of the same network. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? `${network.slice(0, network.lastIndexOf('.'))}.0/24` : network;
}

/** One household or server owns all addresses behind the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const ipv4Groups = ipv4InIpv6.exec(canonical)?.slice(1);
  if (ipv4Groups) return ipv4Groups.flatMap(bytesOf).join('.');
  const [head = '', tail = ''] = canonical.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
