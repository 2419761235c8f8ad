import { Cores, Places, Simulation } from './engine.ts';

export interface Backlog {
  readonly documents: number;
  readonly seconds: number;
  readonly cores: number;
  readonly coresPerWorker: number;
  readonly workers: number;
}

export function secondsFor({ documents, seconds, cores, coresPerWorker, workers }: Backlog): number {
  const simulation = new Simulation(1);
  const [machine, places] = [new Cores(simulation, cores), new Places(simulation, workers)];
  for (let n = 0; n < documents; n += 1)
    places.take(() => {
      let left = 2;
      const ended = () => {
        left -= 1;
        if (left === 0) places.leave();
      };
      machine.work(seconds * 1000, ended);
      machine.work(seconds * 1000 * (coresPerWorker - 1), ended);
    });
  simulation.run();
  return simulation.now / 1000;
}
