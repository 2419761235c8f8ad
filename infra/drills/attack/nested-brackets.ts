import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, type Figure, figure } from '../../bench/figures.ts';
import { Load } from '../load.ts';
import { Owner } from '../owner.ts';
import { AttackerProcess } from './attacker-process.ts';

const HONEST_A_SECOND = 20;
const HONEST_PATIENCE_MS = 5000;
const ATTACKER_ADDRESS = '127.0.8.8';

export async function nestedBrackets(url: string, forMs: number): Promise<Figure[]> {
  const owners = await Promise.all([1, 2, 3, 4].map(() => Owner.signUp(url)));
  const load = new Load(url, owners, HONEST_PATIENCE_MS);
  const script = join(import.meta.dirname, 'send-brackets.mjs');
  const attacker = new AttackerProcess([script, url, ATTACKER_ADDRESS]);
  load.start(HONEST_A_SECOND);
  await sleep(forMs);
  await load.stop();
  const attacks = Number(await attacker.stop());
  const all = load.answered + load.failures.length;
  return [
    figure('nested brackets sent, bodies of 4 MB', attacks),
    figure('honest requests during the flood', all),
    atLeast('honest success during the flood, %', (100 * load.answered) / all, 95),
  ];
}
