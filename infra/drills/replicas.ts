import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../local/checkout.mjs';
import { type Reservation, reserveInternal } from '../local/ports.ts';
import type { RunningProcess } from '../local/instance.ts';
import { print } from '../local/progress.ts';
import { type Facts, GATEWAY } from '../local/stack.ts';
import { Supervisor } from '../local/supervisor.ts';
import { serviceSpec } from '../local/system.ts';
import { Balancer } from './balancer.ts';

/** The balancer needs that long to notice, as preStop in a cluster. */
const STOP_DELAY_SECONDS = '2';

interface Replica {
  readonly name: string;
  readonly service: string;
  readonly port: number;
  readonly supervisor: Supervisor;
}

export class Replicas {
  readonly #balancer = new Balancer();
  #all: Replica[] = [];
  #started = 0;

  processes(): Record<string, RunningProcess> {
    return Object.assign({}, ...this.#all.map(({ supervisor }) => supervisor.processes())) as Record<
      string,
      RunningProcess
    >;
  }

  firstOf(service: string): string {
    return this.#all.find((replica) => replica.service === service)?.name ?? service;
  }

  constructor(
    readonly facts: Facts,
    readonly logs: string,
  ) {}

  async listen(web: Reservation) {
    await web.release();
    await this.#balancer.listen(web.port);
  }

  async start(services: readonly string[], count: number, code: string) {
    for (let n = 0; n < count; n += 1) {
      const starts = [];
      // All ports first: a released one is free until its process listens.
      for (const service of services) starts.push({ service, reservation: await reserveInternal() });
      await Promise.all(starts.map(({ service, reservation }) => this.#add(service, code, reservation)));
    }
  }

  async replaceAll(code: string) {
    for (const old of [...this.#all]) {
      await this.#add(old.service, code, await reserveInternal());
      await this.#remove(old);
      print(`  ${old.name} was replaced`);
    }
  }

  async stop() {
    await Promise.all(this.#all.map((replica) => this.#remove(replica)));
    this.#balancer.close();
  }

  async #add(service: string, code: string, reservation: Reservation) {
    this.#started += 1;
    const name = `${service}-${this.#started}`;
    const spec = serviceSpec({ name, service }, this.facts, reservation);
    const earlier = join(code, 'apps', service, 'dist/main.js');
    const main = existsSync(earlier) ? earlier : join(code, 'main.mjs');
    const supervisor = new Supervisor(this.logs);
    this.#all.push({ name, service, port: spec.port, supervisor: supervisor });
    await supervisor.start({
      ...spec,
      args: ['--enable-source-maps', main],
      cwd: code,
      env: {
        ...spec.env,
        STOP_DELAY_SECONDS,
        DATABASE_POOL_SIZE: '4',
        ...(service === GATEWAY ? { WEB_ROOT: join(checkout, 'apps/web/dist') } : {}),
      },
    });
    if (service === GATEWAY) this.#balancer.add(spec.port);
  }

  async #remove(replica: Replica) {
    await replica.supervisor.stop();
    this.#all = this.#all.filter((other) => other !== replica);
    if (replica.service === GATEWAY) this.#balancer.remove(replica.port);
  }
}
