import { createContext, Script } from 'node:vm';
import { checkout } from '../local/checkout.mjs';
import { print } from '../local/progress.ts';
import { everyExpression, placeOf, textOf } from '../lint/expressions/every-expression.ts';
import type { Expression } from '../lint/expressions/harvest.ts';
import { readsOwnText } from '../lint/expressions/own-text.ts';
import { atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { type HostileText, hostileTexts } from './hostile-texts.ts';

const LIMIT_MS = 50;
const DEADLINE_MS = 500;
const CHARACTERS = 100_000;
const SHORT_CHARACTERS = 2000;
const PRINTED = 10;

interface Slowest {
  readonly expression: Expression;
  readonly on: string;
  readonly ms: number;
}

const context = createContext({ expression: /x/g, text: '' }) as { expression: RegExp; text: string };
const replaceAll = new Script('text.replace(expression, "")');

function millisecondsOfProcessor(deadline: number): number {
  const before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    replaceAll.runInContext(context, { timeout: deadline });
  } catch {
    // On a busy machine a deadline may pass before the search has had its time.
    return spent() > LIMIT_MS ? spent() : millisecondsOfProcessor(deadline * 4);
  }
  return spent();
}

/** A garbage collection disturbs one measurement in thousands. */
function measureTwiceIfSlow(): number {
  const ms = millisecondsOfProcessor(DEADLINE_MS);
  return ms > LIMIT_MS ? Math.min(ms, millisecondsOfProcessor(DEADLINE_MS)) : ms;
}

function slowestOf(expression: Expression, texts: readonly HostileText[]): Slowest {
  const { source, flags } = expression;
  context.expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  let slowest = { expression, on: '', ms: 0 };
  for (const { name, text } of texts) {
    context.text = text;
    const ms = measureTwiceIfSlow();
    if (ms > slowest.ms) slowest = { expression, on: name, ms };
    if (ms > LIMIT_MS) break;
  }
  return slowest;
}

/** Measures each expression that reads texts of strangers. Arguments limit it to folders. */
export async function measure({ run: { short, args } }: Ground): Promise<Figure[]> {
  const isMeasured = (file: string) =>
    !readsOwnText(file) && (args.length === 0 || args.some((folder) => file.startsWith(folder)));
  const { all } = await everyExpression(checkout, isMeasured);
  const unlike = [...new Map(all.map((expression) => [textOf(expression), expression])).values()];
  const texts = hostileTexts(short ? SHORT_CHARACTERS : CHARACTERS);
  const measured = unlike.map((expression) => slowestOf(expression, texts));
  const worst = measured.toSorted((a, b) => b.ms - a.ms);
  for (const { expression, on, ms } of worst.slice(0, PRINTED))
    print(`${ms.toFixed(1).padStart(8)} ms  ${placeOf(expression)} ${textOf(expression)} on ${on}`);
  return [
    figure('expressions that read texts of strangers', unlike.length),
    figure('hostile texts for each', texts.length),
    atMost(`expressions above ${LIMIT_MS} ms`, worst.filter(({ ms }) => ms > LIMIT_MS).length, 0),
    atMost('processor ms of the slowest expression', worst[0]?.ms ?? NaN, LIMIT_MS),
  ];
}
