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

  it('take alone the time that was measured alone', () => {
    const [dashboard] = KINDS;
    const cost = base.measured.costs[dashboard!.name]!;
    const simulation = new Simulation(1);
    const deployment = { ...chartDeployment(base), cores: { all: 64 } };
    const system = new System(simulation, deployment);
    const times: number[] = [];
    const plan = planOf(dashboard!, cost);
    for (let n = 0; n < 400; n += 1)
      simulation.after(n * 1000, () => {
        const since = simulation.now;
        system.request(dashboard!, plan, () => times.push(simulation.now - since));
      });
    simulation.run();
    const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(mean(times) / mean(cost.alone)).toBeCloseTo(1, 1);
  });
});

describe('the bottleneck', () => {
  it('moves when the cores of the first one are doubled', () => {
    const start = { ...chartDeployment(base), readers: 10_000, cores: { database: 2 } };
    const first = bottleneckOf(demand, start);
    expect(first.station).toBe('database');
    let cores = 2;
    let next = first;
    while (next.station === 'database' && cores < 10_000) {
      cores *= 2;
      next = bottleneckOf(demand, { ...start, cores: { database: cores } });
      if (next.station === 'database') expect(next.offered).toBeCloseTo((first.offered * 2) / cores);
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

it('foretells the cores and the medians of the measured load of k6 within 15 %', () => {
  const rows = foretell(base.measured).filter(({ what }) => !what.includes('p95'));
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => !isWithin(row))).toEqual([]);
});
