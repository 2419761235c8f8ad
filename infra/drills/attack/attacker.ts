// Attacks with the accounts of its order once it has printed a line, and prints what was answered when it is stopped.
import { isStaffRole } from '@groundwork/contracts';
import { longValueFiles, longValueDocuments, longValueRequests } from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { Owner } from '../owner.ts';
import { type Answer, Sender } from '../sender.ts';
import { Doors, guess, GUESSES_A_SECOND } from '../sign-ins.ts';
import { sendBankFile, sendDocument } from './send-file.ts';
import { hostileRequest } from './requests.ts';

export interface Order {
  readonly url: string;
  readonly round: number;
  readonly tokens: readonly string[];
  readonly requestsASecond: number;
  readonly filesASecond: number;
}

type Kind = 'requests' | 'files' | 'signIns';

export type Answers = Readonly<Record<Kind, Record<string, number>>>;

const MOST_UNDER_WAY = 200;
const UNANSWERED = 'unanswered';

const order = JSON.parse(process.argv[2] ?? '') as Order;
const random = new SeededRandom(order.round);
const answers: Answers = { requests: {}, files: {}, signIns: {} };
const attackers = order.tokens.map((token, n) => ({
  owner: new Owner(order.url, token),
  sender: new Sender(order.url, `127.${60 + order.round}.${n}.1`),
}));
const longRequests = longValueRequests().filter(({ route }) => !isStaffRole(route.access));
const documents = longValueDocuments();
const bankFiles = longValueFiles().filter(({ kind }) => kind === 'bank CSV' || kind === 'OFX');
const doors = new Doors(order.url);

type Outcome = Pick<Answer, 'status'> & Partial<Pick<Answer, 'body'>>;
type Send = (attacker: (typeof attackers)[number], n: number) => Promise<Outcome>;

/** A fault has its message: it names the part that did not answer. */
const nameOf = ({ status, body = '' }: Outcome): string =>
  status < 500 ? String(status) : `${status} ${body}`.trim();

const sendRequest: Send = ({ owner, sender }) => {
  const request = random.chance(0.5) ? hostileRequest(random) : random.one(longRequests).make();
  return sender.send({ ...request, headers: { ...request.headers, ...owner.headers } });
};

const sendFile: Send = async ({ owner, sender }, n) => {
  if (n % 2 === 0)
    return sendDocument(sender, owner, { bytes: random.one(documents).make(n), name: `${n}.pdf` });
  return sendBankFile(sender, owner, random.one(bankFiles));
};

const signIn: Send = (_, n) => guess(doors, order.round, attackers.length, n);

function repeat(kind: Kind, aSecond: number, send: Send): void {
  let [n, underWay] = [0, 0];
  setInterval(() => {
    const attacker = attackers[n % attackers.length];
    if (attacker === undefined || underWay >= MOST_UNDER_WAY) return;
    n += 1;
    underWay += 1;
    void send(attacker, Math.floor(n / attackers.length))
      .then(nameOf)
      .catch(() => UNANSWERED)
      .then((outcome) => {
        underWay -= 1;
        answers[kind][outcome] = (answers[kind][outcome] ?? 0) + 1;
      });
  }, 1000 / aSecond);
}

process.stdin.on('end', () => process.exit()).resume();
process.on('SIGTERM', () => {
  process.stdout.write(JSON.stringify(answers), () => process.exit());
});
repeat('requests', order.requestsASecond, sendRequest);
repeat('files', order.filesASecond, sendFile);
repeat('signIns', GUESSES_A_SECOND, signIn);
process.stdout.write('attacks\n');
