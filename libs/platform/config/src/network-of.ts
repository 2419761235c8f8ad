import { isIPv6 } from 'node:net';

const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/;

const bytesOf = (group: string) => {
  const value = parseInt(group, 16);
  return [value >> 8, value & 255];
};
const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** One household or server owns all addresses behind the first 64 bits of an IPv6 address. */
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
