import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { fill } from '../../../libs/wording/src/fill.ts';
import { mailTexts, things } from '../doctor.wording.ts';
import { fault, fine, type Finding, note, reasonOf } from './finding.ts';
import { firstBytes, plainSocket } from './line-socket.ts';
import type { Place } from './place.ts';

const READY = '220';

async function greeting({ protocol, hostname, port }: URL): Promise<string> {
  const isSecure = protocol === 'smtps:';
  const plain = await plainSocket(hostname, Number(port || (isSecure ? 465 : 25)));
  const socket = isSecure
    ? connect({ socket: plain, ...(isIP(hostname) === 0 && { servername: hostname }) })
    : plain;
  try {
    const line = (await firstBytes(socket)).toString('utf8');
    socket.write('QUIT\r\n');
    return line;
  } finally {
    socket.destroySoon();
  }
}

export async function checkMail({ environment }: Place): Promise<Finding[]> {
  const { SMTP_URL: given } = environment;
  if (!given) return [note(things.mail, mailTexts.off)];
  if (!URL.canParse(given)) return [];
  const url = new URL(given);
  const { host } = url;
  try {
    const code = (await greeting(url)).slice(0, READY.length);
    return code === READY
      ? [fine(things.mail, fill(mailTexts.greets, { host }))]
      : [fault(things.mail, fill(mailTexts.refused, { host, code: /^\d{3}$/.test(code) ? code : '-' }))];
  } catch (error) {
    return [fault(things.mail, fill(mailTexts.unreachable, { reason: reasonOf(error), host }))];
  }
}
