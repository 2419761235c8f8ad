import { isIPv6 } from 'node:net';

/** How a URL spells an IPv4 address inside of IPv6. */
const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/;

const bytesOf = (group: string) => {
  const value = parseInt(group, 16);
  return [value >> 8, value & 255];
};
const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** Who is counted as one caller: IPv4 as it is; of IPv6 the first 64 bits, for one household or server has all that follow. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const spelled = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const inside = mapped.exec(spelled)?.slice(1);
  if (inside) return inside.flatMap(bytesOf).join('.');
  const [head = '', tail = ''] = spelled.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
