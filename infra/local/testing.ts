import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { instanceAt } from './instance.ts';
import { Life, live } from './life.ts';
import { print } from './progress.ts';
import { totalOf } from './reports.ts';
import { LANES, type Outcome, runStage, type Stage, STAGES, summary, timesOf } from './stages.ts';
import { type Options, Surroundings } from './surroundings.ts';

const notRun = ({ name }: Stage, failed: number, failures: readonly string[] = []): Outcome => ({
  name,
  seconds: '0.0',
  counts: { passed: 0, failed, skipped: 1 - failed },
  failures,
  times: [],
});

async function attempt(stage: Stage, surroundings: Surroundings): Promise<Outcome> {
  const { life, options } = surroundings;
  try {
    const env = await surroundings.environmentOf(stage);
    if (typeof env !== 'string')
      return await runStage(stage, { logs: life.instance.logs, env, match: options.match });
    print(`\n!!! ${stage.name} is SKIPPED: ${env}.\n`);
    return notRun(stage, 0);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (!life.isStopping) print(`\n✗ ${stage.name} could not run:\n${error.message}\n`);
    return notRun(stage, 1, [error.message]);
  }
}

async function oneByOne(stages: readonly Stage[], surroundings: Surroundings): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    if (surroundings.life.isStopping) break;
    outcomes.push(await attempt(stage, surroundings));
  }
  return outcomes;
}

function chosenStages({ only, long }: Options): readonly Stage[] {
  if (only === undefined) return STAGES.filter(({ isLong }) => long || !isLong);
  const names = only.split(',');
  const chosen = STAGES.filter(({ name }) => names.includes(name));
  if (chosen.length < names.length) throw new Failure(`There is no stage "${only}": npm test -- --help`);
  return chosen;
}

export async function runTests(options: Options): Promise<void> {
  const life = new Life(instanceAt('test', options.data));
  await live(life, 130, async () => {
    const stages = chosenStages(options);
    await life.begin({ reset: true });
    const surroundings = new Surroundings(life, options);
    surroundings.prefetch(stages);
    const lanes = LANES.map((lane) => stages.filter((stage) => stage.lane === lane));
    const beside = await Promise.all(lanes.map((lane) => oneByOne(lane, surroundings)));
    const alone = stages.filter(({ lane }) => lane === undefined);
    const outcomes = [...beside.flat(), ...(await oneByOne(alone, surroundings))];
    await life.end();
    print(summary(outcomes));
    writeFileSync(join(options.data, 'test-times.json'), `${JSON.stringify(timesOf(outcomes), null, 2)}\n`);
    return totalOf(outcomes).failed > 0 ? 1 : 0;
  });
}
