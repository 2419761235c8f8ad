import { fill } from '../../../libs/wording/src/fill.ts';
import { addressTexts, things } from '../doctor.wording.ts';
import { fault, fine, type Finding, note } from './finding.ts';
import type { Place } from './place.ts';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const EVERY = /\/0+$/;

function proxiesOf(list: string): Finding {
  const networks = list
    .split(',')
    .map((network) => network.trim())
    .filter((network) => network !== '');
  if (networks.length === 0) return note(things.proxies, addressTexts.noProxies);
  if (networks.some((network) => EVERY.test(network))) return fault(things.proxies, addressTexts.allProxies);
  return fine(things.proxies, fill(addressTexts.proxies, { count: networks.length }));
}

export function checkAddress({ environment }: Place): Finding[] {
  const { PUBLIC_URL: given = '', TRUSTED_PROXIES: proxies = '' } = environment;
  if (given === '') return [note(things.address, addressTexts.unset)];
  if (!URL.canParse(given)) return [fault(things.address, addressTexts.invalid)];
  const { origin, protocol, hostname } = new URL(given);
  if (protocol === 'https:')
    return [fine(things.address, fill(addressTexts.secure, { url: origin })), proxiesOf(proxies)];
  if (LOCAL.test(hostname)) return [note(things.address, fill(addressTexts.local, { url: origin }))];
  return [fault(things.address, fill(addressTexts.plain, { url: origin }))];
}
