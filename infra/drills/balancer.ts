import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { LOOPBACK } from '../local/ports.ts';
import { httpAnswersOk, until } from '../local/wait.ts';

const ASK_EVERY_MS = 200;
/** As lb_try_duration of the proxy in docs/operations/upgrade.md. */
const TRY_MS = 5000;

export class Balancer {
  #gateways = new Map<number, boolean>();
  #turn = 0;
  #server = createServer((client) => void this.#pass(client));
  #asking = setInterval(() => void this.#ask(), ASK_EVERY_MS);

  async listen(port: number) {
    this.#server.listen(port, LOOPBACK);
    await once(this.#server, 'listening');
  }

  add(port: number) {
    this.#gateways.set(port, true);
  }

  remove(port: number) {
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

  #next(): number | undefined {
    const ready = [...this.#gateways].filter(([, isReady]) => isReady).map(([port]) => port);
    this.#turn += 1;
    return ready[this.#turn % ready.length];
  }

  async #pass(client: Socket) {
    client.on('error', () => client.destroy());
    let port = this.#next();
    await until(() => Promise.resolve(client.destroyed || (port ??= this.#next()) !== undefined), {
      ...{ withinMs: TRY_MS, everyMs: ASK_EVERY_MS },
    });
    if (port === undefined) {
      client.destroy();
      return;
    }
    const gateway = connect(port, LOOPBACK);
    for (const [from, to] of [
      [client, gateway],
      [gateway, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  }
}
