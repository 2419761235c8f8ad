import { describe, expect, it } from '@jest/globals';
import { Cores, Places, Simulation } from './engine.ts';

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Customers at random times, each with `serve` until its call; the mean time in the system. */
function meanTime(load: number, serve: (simulation: Simulation) => (ms: number, then: () => void) => void) {
  const simulation = new Simulation(7);
  const station = serve(simulation);
  const times: number[] = [];
  const arrive = () => {
    const since = simulation.now;
    if (times.length + 1000 < 120_000) simulation.after(simulation.exponential(1 / load), arrive);
    station(simulation.exponential(1), () => times.push(simulation.now - since));
  };
  arrive();
  simulation.run(100_000 / load);
  return mean(times);
}

const queue = (places: number) => (simulation: Simulation) => {
  const station = new Places(simulation, places);
  return (ms: number, then: () => void) =>
    station.take(() =>
      simulation.after(ms, () => {
        station.leave();
        then();
      }),
    );
};

/** Erlang's formula: the probability that a customer of M/M/c waits. */
function erlangC(servers: number, offered: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < servers; n += 1) sum += term *= offered / n;
  const last = (term * offered) / servers / (1 - offered / servers);
  return last / (sum + last);
}

describe('a queue', () => {
  it.each([0.3, 0.5, 0.8])('has the mean time of M/M/1 at a load of %d', (load) => {
    expect(meanTime(load, queue(1)) * (1 - load)).toBeCloseTo(1, 1);
  });

  it.each([
    [2, 0.8],
    [4, 0.8],
    [8, 0.9],
  ])('has the mean time of M/M/%d at a load of %d for each', (servers, load) => {
    const offered = servers * load;
    const expected = 1 + erlangC(servers, offered) / (servers - offered);
    expect(meanTime(offered, queue(servers)) / expected).toBeCloseTo(1, 1);
  });

  it('serves in the order of arrival, and with more places after it grew', () => {
    const simulation = new Simulation(1);
    const station = new Places(simulation, 1);
    const ends: [number, number][] = [];
    for (const n of [0, 1, 2, 3])
      station.take(() =>
        simulation.after(10, () => {
          ends.push([n, simulation.now]);
          station.leave();
        }),
      );
    simulation.after(15, () => {
      station.resize(2);
    });
    simulation.run();
    expect(ends).toEqual([
      [0, 10],
      [1, 20],
      [2, 25],
      [3, 30],
    ]);
    expect(station.busy).toBeCloseTo(40 / 30);
  });
});

describe('shared cores', () => {
  const shared = (cores: number) => (simulation: Simulation) => {
    const station = new Cores(simulation, cores);
    return (ms: number, then: () => void) => {
      station.work(ms, then);
    };
  };

  it.each([0.3, 0.8])('have the mean time of M/M/1 with equal shares at a load of %d', (load) => {
    expect(meanTime(load, shared(1)) * (1 - load)).toBeCloseTo(1, 1);
  });

  it('have the mean time of M/M/2 with equal shares', () => {
    const expected = 1 + erlangC(2, 1.6) / (2 - 1.6);
    expect(meanTime(1.6, shared(2)) / expected).toBeCloseTo(1, 1);
  });

  it('give each of two long works half a core, and all of it to the one that is left', () => {
    const simulation = new Simulation(1);
    const cores = new Cores(simulation, 1);
    const ends: number[] = [];
    for (const ms of [10, 30]) cores.work(ms, () => ends.push(simulation.now));
    simulation.run();
    expect(ends.map(Math.round)).toEqual([20, 40]);
    expect(cores.busy).toBeCloseTo(1);
  });

  it('give low work what the usual work leaves, and never less than a tenth', () => {
    const simulation = new Simulation(1);
    const cores = new Cores(simulation, 1);
    const ends: Record<string, number> = {};
    cores.work(100, () => (ends['low'] = Math.round(simulation.now)), 'low');
    cores.work(90, () => (ends['usual'] = Math.round(simulation.now)));
    simulation.run();
    expect(ends).toEqual({ usual: 100, low: 190 });
  });
});

it('repeats its course with the same seed, and has another one with another seed', () => {
  const courseOf = (seed: number) => {
    const simulation = new Simulation(seed);
    return [simulation.exponential(1), simulation.chance(), simulation.exponential(5)];
  };
  expect(courseOf(3)).toEqual(courseOf(3));
  expect(courseOf(3)).not.toEqual(courseOf(4));
});
