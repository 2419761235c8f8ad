// A whole system with several processes of each service, which can be replaced one by one as a rollout does.
import { join } from 'node:path';
import { checkout } from '../local/instance.mjs';
import { reserveInternal } from '../local/ports.mjs';
import { say } from '../local/progress.mjs';
import { GATEWAY, processesFor } from '../local/stack.mjs';
import { Supervisor } from '../local/supervisor.mjs';
import { serviceSpec } from '../local/system.mjs';

/** Long enough for the balancer to look elsewhere, as preStop is in a cluster. */
const STOP_DELAY_SECONDS = '2';

/** @typedef {{ name: string, service: string, port: number, keeper: Supervisor }} Replica */

export class Replicas {
  /** @type {Replica[]} */
  #all = [];
  #started = 0;

  /**
   * @param {import('../local/stack.mjs').Facts} facts
   * @param {string} logs
   * @param {import('./balancer.mjs').Balancer} balancer
   */
  constructor(facts, logs, balancer) {
    this.facts = facts;
    this.logs = logs;
    this.balancer = balancer;
  }

  /** @param {number} count of each service @param {string} code a built checkout */
  async start(count, code) {
    for (let n = 0; n < count; n += 1) {
      const starts = [];
      // All ports first: one is held by nobody between its release and its process.
      for (const { service } of processesFor(1))
        starts.push({ service, reservation: await reserveInternal() });
      await Promise.all(starts.map(({ service, reservation }) => this.#add(service, code, reservation)));
    }
  }

  /** The new one is ready before an old one goes. @param {string} code a built checkout */
  async replaceAll(code) {
    for (const old of [...this.#all]) {
      await this.#add(old.service, code, await reserveInternal());
      await this.#remove(old);
      say(`  ${old.name} was replaced`);
    }
  }

  async stop() {
    await Promise.all(this.#all.map((replica) => this.#remove(replica)));
  }

  /** @param {string} service @param {string} code @param {import('../local/ports.mjs').Reservation} reservation */
  async #add(service, code, reservation) {
    this.#started += 1;
    const name = `${service}-${this.#started}`;
    const spec = serviceSpec({ name, service }, this.facts, reservation);
    const main = join(code, 'apps', service, 'dist/main.js');
    const keeper = new Supervisor(this.logs, () => {});
    this.#all.push({ name, service, port: spec.port, keeper });
    await keeper.start({
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
    if (service === GATEWAY) this.balancer.add(spec.port);
  }

  /** @param {Replica} replica */
  async #remove(replica) {
    await replica.keeper.stop();
    this.#all = this.#all.filter((other) => other !== replica);
    if (replica.service === GATEWAY) this.balancer.remove(replica.port);
  }
}
