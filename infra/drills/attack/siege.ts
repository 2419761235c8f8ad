import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, atLeast, atMost, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';
import { print } from '../../local/progress.ts';
import { typescript } from '../../local/system.ts';
import { until } from '../../local/wait.ts';
import { Load } from '../load.ts';
import { Owner } from '../owner.ts';
import { guessFigures, HonestSignIns } from '../sign-ins.ts';
import { AttackerProcess } from './attacker-process.ts';
import type { Answers, Order } from './attacker.ts';
import { unreadFiles } from './files.ts';
import { HonestDocuments } from './honest-documents.ts';
import { poisonRows } from './poison.ts';

export interface Size {
  readonly forMs: number;
  readonly calmDocuments: number;
}

const HONEST_A_SECOND = 20;
const HONEST_PATIENCE_MS = 5000;
const DOCUMENT_EVERY_MS = { calm: 1500, attacked: 4000 };
const QUIET_WITHIN_MS = 120_000;
const MOST_TIMES_CALM = 2;
/** Unlike 127.0.0.1, this address is not exempt from the limits. */
export const HONEST_ADDRESS = '127.50.0.1';
/** Each account stays below its limits: 50 requests a second, 600 files an hour. */
const ATTACKS = [
  { accounts: 1, requestsASecond: 45, filesASecond: 1 },
  { accounts: 40, requestsASecond: 400, filesASecond: 20 },
];
/** The sign-in floods of this drill use the networks of the rounds before. */
const FIRST_ROUND = 3;

class Restarts {
  count = 0;
  readonly #timer: NodeJS.Timeout;
  #pids: Record<string, number>;

  constructor(readonly system: System) {
    this.#pids = this.#now();
    this.#timer = setInterval(() => this.#look(), 500);
  }

  end(): number {
    clearInterval(this.#timer);
    return this.count;
  }

  #now = () =>
    Object.fromEntries(
      Object.entries(this.system.supervisor.processes()).map(([name, { pid }]) => [name, pid]),
    );

  #look(): void {
    const now = this.#now();
    for (const [name, pid] of Object.entries(now)) {
      if (this.#pids[name] === pid) continue;
      this.count += 1;
      print(`! ${name} was started again.`);
    }
    this.#pids = { ...this.#pids, ...now };
  }
}

const count = (counts: Record<string, number>, is: (status: string) => boolean = () => true) =>
  Object.entries(counts).reduce((total, [status, n]) => total + (is(status) ? n : 0), 0);
const isFault = (status: string) => status.startsWith('5');
const flat = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([status, n]) => Array<number>(n).fill(Number.parseInt(status, 10)));

interface Siege {
  readonly system: System;
  readonly size: Size;
  readonly documents: HonestDocuments;
  readonly calmMs: number;
}

interface Outcome {
  readonly from: string;
  readonly answers: Answers;
  readonly load: Load;
  readonly signIns: HonestSignIns;
  readonly documentMs: readonly number[];
}

async function attack({ system, size, documents }: Siege, order: Order): Promise<Outcome> {
  const { length } = order.tokens;
  const owners = await Promise.all([1, 2, 3, 4].map(() => Owner.signUp(system.url)));
  const signIns = await HonestSignIns.prepare(system.url, order.round);
  const load = new Load(system.url, owners, HONEST_PATIENCE_MS, HONEST_ADDRESS);
  const script = [...typescript('infra/drills/attack/attacker.ts'), JSON.stringify(order)];
  const attacker = new AttackerProcess(script);
  await attacker.line();
  const end = performance.now() + size.forMs;
  load.start(HONEST_A_SECOND);
  const [documentMs] = await Promise.all([
    documents.during(() => performance.now() >= end, DOCUMENT_EVERY_MS.attacked),
    signIns.during(size.forMs),
    sleep(size.forMs),
  ]);
  await load.stop();
  const answers = JSON.parse(await attacker.stop()) as Answers;
  signIns.doors.close();
  return {
    from: `${length} attacking account${length === 1 ? '' : 's'}`,
    answers,
    load,
    signIns,
    documentMs,
  };
}

function printOutcome({ answers, load }: Outcome): void {
  for (const [kind, counts] of Object.entries(answers)) print(`  ${kind}: ${JSON.stringify(counts)}`);
  for (const failure of load.failures.slice(0, 5)) print(`  ${JSON.stringify(failure)}`);
  print(
    `  load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
}

function figuresOf({ from, answers, load, signIns, documentMs }: Outcome, calmMs: number): Figure[] {
  const all = load.answered + load.failures.length;
  return [
    figure(`hostile requests, ${from}`, count(answers.requests)),
    atMost('of these with a 5xx', count(answers.requests, isFault), 0),
    figure(`hostile files, ${from}`, count(answers.files)),
    atMost('of these with a 5xx', count(answers.files, isFault), 0),
    ...guessFigures(from, flat(answers.signIns)),
    figure(`honest requests, ${from}`, all),
    atLeast('of these successful, %', (100 * load.answered) / all, 99.5),
    ...signIns.figures(from),
    figure(`honest documents of one page, ${from}`, documentMs.length),
    figure('p95 until processed, ms', at(documentMs, 0.95)),
    atMost('the same, times the calm p95', at(documentMs, 0.95) / calmMs, MOST_TIMES_CALM),
  ];
}

async function attackAndCount(siege: Siege, order: Order): Promise<Figure[]> {
  const { system, calmMs } = siege;
  const restarts = new Restarts(system);
  const outcome = await attack(siege, order);
  printOutcome(outcome);
  const unread = () => unreadFiles(system);
  await until(async () => (await unread()) === 0, { withinMs: QUIET_WITHIN_MS, everyMs: 1000 });
  return [
    ...figuresOf(outcome, calmMs),
    figure(`files that still wait ${QUIET_WITHIN_MS / 1000} s later`, await unread()),
    atMost('processes that were started again', restarts.end(), 0),
    atMost('poison rows', await poisonRows(system.facts.urls.postgres), 0),
  ];
}

export async function siege(system: System, size: Size): Promise<Figure[]> {
  const documents = await HonestDocuments.prepare(system.url, HONEST_ADDRESS);
  const isCalm = () => documents.times.length > size.calmDocuments;
  const times = await documents.during(isCalm, DOCUMENT_EVERY_MS.calm);
  const calmMs = at(times.slice(1), 0.95);
  const figures = [
    figure('honest documents of one page, calm', times.length - 1),
    figure('p95 until processed, ms', calmMs),
  ];
  for (const [n, { accounts, ...rates }] of ATTACKS.entries()) {
    const attackers: Owner[] = [];
    while (attackers.length < accounts) attackers.push(await Owner.signUp(system.url));
    const tokens = attackers.map(({ token }) => token);
    const order = { url: system.url, round: FIRST_ROUND + n, tokens, ...rates };
    figures.push(...(await attackAndCount({ system, size, documents, calmMs }, order)));
  }
  documents.close();
  return figures;
}
