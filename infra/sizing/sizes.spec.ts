import { describe, expect, it } from '@jest/globals';
import { inputs, valuesOf } from './costs.ts';
import { Simulation } from './engine.ts';
import { foretell, isWithin } from './foretell.ts';
import { KINDS } from './kinds.ts';
import { readMeasured } from './measured.ts';
import { bottleneckOf, chartDeployment, demandOf, priceOf, ratesOf, sizeFor } from './sizes.ts';
import { planOf, System } from './system.ts';

const base = { measured: readMeasured(), inputs: valuesOf(inputs) };
const large = { ...base, owners: 10_000_000 };
const demand = demandOf(large);

describe('the simulated requests', () => {
  it('are as many as the owners send in their busiest hour', () => {
    const sum = ratesOf(1_000_000, base.inputs).reduce((all, [, rate]) => all + rate, 0);
    expect(sum).toBeCloseTo((1e6 * 1000 * 5) / (8760 * 3600));
  });

  it.each(KINDS.map((kind) => [kind.name, kind] as const))(
    'take alone the time that was measured alone, and all of their processor time: %s',
    (name, kind) => {
      const cost = base.measured.costs[name]!;
      const simulation = new Simulation(1);
      const system = new System(simulation, { ...chartDeployment(base), cores: { all: 64 } });
      const times: number[] = [];
      const plan = planOf(kind, cost);
      const count = 2000;
      for (let n = 0; n < count; n += 1)
        simulation.after(n * 10_000, () => {
          const since = simulation.now;
          system.request(kind, plan, () => times.push(simulation.now - since));
        });
      simulation.run();
      const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
      expect(mean(times) / mean(cost.alone)).toBeCloseTo(1, 1);
      const worked = (system.use['all cores'] ?? 0) * 64 * simulation.now;
      const needed = Object.values(cost.ms).reduce((sum, ms) => sum + ms, cost.readerMs);
      expect(worked / count / needed).toBeCloseTo(1, 1);
    },
  );
});

describe('the bottleneck', () => {
  it('moves when the cores of the first one are doubled', () => {
    const start = { ...chartDeployment(base), readers: 10_000, cores: { database: 1 } };
    const first = bottleneckOf(demand, start);
    expect(first.station).toBe('database');
    let cores = 1;
    let next = first;
    while (next.station === 'database' && cores < 10_000) {
      cores *= 2;
      next = bottleneckOf(demand, { ...start, cores: { database: cores } });
      if (next.station === 'database') expect(next.offered).toBeCloseTo(first.offered / cores);
    }
    expect(next.station).not.toBe('database');
    expect(next.offered).toBeLessThan(first.offered);
  });

  it('is cured at each size, and is none for a few owners', () => {
    for (const owners of [1000, 100_000, 10_000_000]) {
      const load = { ...base, owners };
      const { demand: all, deployment } = sizeFor(load, chartDeployment(base));
      if ('database' in deployment.cores)
        expect(bottleneckOf(all, deployment).offered).toBeLessThanOrEqual(0.6);
    }
    expect(sizeFor({ ...base, owners: 1000 }, chartDeployment(base)).cures).toEqual([]);
  });

  it('costs more with more owners, and less for each', () => {
    const priceFor = (owners: number) => {
      const load = { ...base, owners };
      const { demand: all, deployment } = sizeFor(load, chartDeployment(base));
      return priceOf(load, deployment, all).dollars;
    };
    const [few, many] = [priceFor(100_000), priceFor(10_000_000)];
    expect(many).toBeGreaterThan(few);
    expect(many / 100).toBeLessThan(few);
  });
});

it('foretells the measured load of k6 within 15 %', () => {
  const rows = foretell(base.measured);
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => !isWithin(row))).toEqual([]);
});
