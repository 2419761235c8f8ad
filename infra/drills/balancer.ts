import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { LOOPBACK } from '../local/ports.ts';
import { httpAnswersOk, until } from '../local/wait.ts';

const ASK_EVERY_MS = 200;
/** As lb_try_duration of the proxy in docs/operations/upgrade.md. */
const TRY_MS = 5000;

type Check = (port: number) => Promise<boolean>;

const isReadyGateway: Check = (port) => httpAnswersOk(`http://${LOOPBACK}:${port}/readyz`);

export class Balancer {
  #ports = new Map<number, boolean>();
  #turn = 0;
  #server = createServer((client) => void this.#pass(client));
  #asking: NodeJS.Timeout;

  constructor(
    readonly check: Check = isReadyGateway,
    everyMs = ASK_EVERY_MS,
    readonly tryMs = TRY_MS,
  ) {
    this.#asking = setInterval(() => void this.#ask(), everyMs);
  }

  async listen(port = 0): Promise<number> {
    this.#server.listen(port, LOOPBACK);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  add(port: number, isReady = true) {
    this.#ports.set(port, isReady);
  }

  remove(port: number) {
    this.#ports.delete(port);
  }

  close() {
    clearInterval(this.#asking);
    this.#server.close();
  }

  async #ask() {
    const ports = [...this.#ports.keys()];
    const answers = await Promise.all(ports.map((port) => this.check(port)));
    for (const [index, port] of ports.entries())
      if (this.#ports.has(port)) this.#ports.set(port, answers[index] === true);
  }

  #next(): number | undefined {
    const ready = [...this.#ports].filter(([, isReady]) => isReady).map(([port]) => port);
    this.#turn += 1;
    return ready[this.#turn % ready.length];
  }

  async #pass(client: Socket) {
    client.on('error', () => client.destroy());
    let port = this.#next();
    await until(() => Promise.resolve(client.destroyed || (port ??= this.#next()) !== undefined), {
      withinMs: this.tryMs,
      everyMs: ASK_EVERY_MS,
    });
    if (port === undefined) {
      client.destroy();
      return;
    }
    const server = connect(port, LOOPBACK);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  }
}
