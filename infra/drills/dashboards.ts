import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure, figure } from '../bench/figures.ts';
import { checkout } from '../local/checkout.mjs';
import { print } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import { Owner } from './owner.ts';

const folder = join(checkout, 'infra/observability/dashboards');
const WITHIN_MS = 120_000;

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
interface Answer {
  readonly data?: { readonly result: readonly { readonly value: readonly [number, string] }[] };
}

const queries = () =>
  readdirSync(folder).flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Dashboard).panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ name: `${file}: ${title}: ${expr}`, expr })),
    ),
  );

async function hasData(prometheus: string, expr: string): Promise<boolean> {
  const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expr)}`);
  const { data } = (await answer.json()) as Answer;
  return data?.result.some(({ value: [, number] }) => Number.isFinite(Number(number))) === true;
}

async function withoutData(prometheus: string): Promise<string[]> {
  const answers = await Promise.all(
    queries().map(async ({ name, expr }) => ((await hasData(prometheus, expr)) ? [] : [name])),
  );
  return answers.flat();
}

export async function tryDashboards(url: string, prometheus: string): Promise<Figure[]> {
  const owner = await Owner.signUp(url);
  await owner.uploadUntilScored();
  await owner.request('/api/subscription');
  let silent: string[] = [];
  // A rate has a value only if there are requests between two readings.
  const everyPanel = async () => {
    await owner.score();
    silent = await withoutData(prometheus);
    return silent.length === 0;
  };
  await until(everyPanel, { withinMs: WITHIN_MS, everyMs: 2000 });
  for (const query of silent) print(`✗ no data: ${query}`);
  return [
    figure('queries of dashboards', queries().length),
    atMost('of them without data', silent.length, 0),
  ];
}
