// Stands before several gateways as a cluster's Service does: a new connection goes to one that says it is ready.
import { connect, createServer } from 'node:net';
import { LOOPBACK } from '../local/ports.mjs';
import { httpAnswersOk } from '../local/wait.mjs';

const ASK_EVERY_MS = 200;

export class Balancer {
  /** @type {Map<number, boolean>} port, and whether it is ready */
  #gateways = new Map();
  #turn = 0;
  #server = createServer((client) => this.#pass(client));
  #asking = setInterval(() => void this.#ask(), ASK_EVERY_MS);

  /** @param {number} port */
  async listen(port) {
    await new Promise((resolve) => this.#server.listen(port, LOOPBACK, () => resolve(undefined)));
  }

  /** @param {number} port of a gateway that is ready */
  add(port) {
    this.#gateways.set(port, true);
  }

  /** @param {number} port */
  remove(port) {
    this.#gateways.delete(port);
  }

  close() {
    clearInterval(this.#asking);
    this.#server.close();
  }

  async #ask() {
    const ports = [...this.#gateways.keys()];
    const answers = await Promise.all(
      ports.map((port) => httpAnswersOk(`http://${LOOPBACK}:${port}/readyz`)),
    );
    for (const [index, port] of ports.entries())
      if (this.#gateways.has(port)) this.#gateways.set(port, answers[index] === true);
  }

  /** @param {import('node:net').Socket} client */
  #pass(client) {
    const ready = [...this.#gateways].filter(([, isReady]) => isReady).map(([port]) => port);
    this.#turn += 1;
    const port = ready[this.#turn % ready.length];
    if (port === undefined) {
      client.destroy();
      return;
    }
    const gateway = connect(port, LOOPBACK);
    for (const [from, to] of /** @type {const} */ ([
      [client, gateway],
      [gateway, client],
    ])) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  }
}
