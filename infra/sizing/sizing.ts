import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { figuresFolder } from '../bench/figures.ts';
import { print } from '../local/progress.ts';
import { typescript } from '../local/system.ts';
import { inputs, valuesOf } from './costs.ts';
import { foretell, isWithin, offBy } from './foretell.ts';
import { measuredFile, readMeasured } from './measured.ts';
import { chartDeployment, priceOf, simulate, sizeFor } from './sizes.ts';

const SIZES = [1000, 100_000, 10_000_000];
const REQUESTS = 20_000;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    'core-hour': { type: 'string' },
    'gib-hour': { type: 'string' },
  },
});

async function record(file: string): Promise<void> {
  const style = await resolveConfig(measuredFile);
  writeFileSync(measuredFile, await format(readFileSync(file, 'utf8'), { ...style, parser: 'json' }));
}

/** Measures each request alone and the mixed load of k6, in one run on this machine. */
async function check(): Promise<number> {
  const bench = [...typescript('infra/bench/run.ts'), 'requests'];
  const { status } = spawnSync(process.execPath, bench, { stdio: 'inherit' });
  if (values.record) await record(join(figuresFolder(), 'requests-measured.json'));
  return status ?? 1;
}

const short = (value: number) => Number(value.toPrecision(3));

function printForetold(): boolean {
  const measured = readMeasured();
  const { source, day, cores, load, mixed } = measured;
  const rows = foretell(measured);
  print(
    `${source}, ${day}: ${cores} cores, load before ${load}; ${mixed.rate} requests a second of k6, k6 used ${mixed.loadCores} cores and strangers ${mixed.otherCores}.`,
  );
  console.table(
    rows.map((row) => ({
      'mixed load of k6': row.what,
      measured: short(row.measured),
      simulated: short(row.simulated),
      'off by, %': short(100 * offBy(row)),
      within: isWithin(row) ? 'yes' : 'NO',
    })),
  );
  return rows.every(isWithin);
}

function printSizes(): void {
  const given = { coreHour: values['core-hour'], gibHour: values['gib-hour'] };
  const all = inputs.map((each) => {
    const other = Object.entries(given).find(([name]) => name === each.name)?.[1];
    return other === undefined ? each : { ...each, value: Number(other), source: 'command line' };
  });
  console.table(all);
  const base = { measured: readMeasured(), inputs: valuesOf(all) };
  const sized = SIZES.map((owners) => {
    const load = { ...base, owners };
    const { demand, deployment, first, cures } = sizeFor(load, chartDeployment(base));
    const perSecond = (owners * base.inputs('requests') * base.inputs('peak')) / (8760 * 3600);
    const { readP95 } = simulate(load, deployment, Math.min(40_000, REQUESTS / perSecond));
    return { owners, perSecond, first, cures, readP95, ...priceOf(load, deployment, demand) };
  });
  console.table(
    sized.map(({ owners, perSecond, first, readP95, ...price }) => ({
      owners,
      'requests a second': short(perSecond),
      'first bottleneck': first.station,
      'offered, %': short(100 * first.offered),
      'full at owners': Math.round(owners / first.offered),
      'reads, p95 ms': short(readP95),
      cores: price.cores,
      GiB: short(price.gib),
      machines: price.machines,
      'rows GB': short(price.rowsGb),
      'files GB': short(price.filesGb),
      '$ a month': Math.round(price.dollars),
    })),
  );
  for (const { owners, cures } of sized)
    print(`${owners.toLocaleString('en-US')} owners: ${cures.join('; ') || 'one machine is enough'}.`);
}

if (values.check) process.exitCode = await check();
else {
  if (!printForetold())
    print('The mixed load is foretold worse than within 15 %, so larger sizes are a guess.\n');
  printSizes();
}
