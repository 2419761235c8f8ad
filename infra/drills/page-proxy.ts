import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { connect } from 'node:tls';
import { type Ground, Missing } from '../bench/ground.ts';
import { mustRun } from '../local/commands.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { firstOf, fromPath, serverSpec } from '../local/servers/program.ts';
import { httpAnswersOk, until } from '../local/wait.ts';

const FOLDER = 'caddy';

export const authorityOf = (folder: string) => join(folder, FOLDER, 'pki/authorities/local/root.crt');

/** Caddy with the block of the page. For "localhost" it makes the certificate itself. */
export class PageProxy {
  readonly #file: string;
  readonly #head: string;

  private constructor(
    readonly program: string,
    readonly folder: string,
    readonly admin: string,
  ) {
    this.#file = join(folder, 'Caddyfile');
    const own = [`admin ${admin}`, 'skip_install_trust', 'auto_https disable_redirects'];
    this.#head = `{\n\t${[...own, `storage file_system ${folder}`].join('\n\t')}\n}\n`;
  }

  static async start({ instance, life }: Ground): Promise<PageProxy> {
    const program = await firstOf(fromPath('caddy', ['version']));
    if (program === undefined) throw new Missing('Caddy is not here (Debian: caddy).');
    const folder = join(instance.folder, FOLDER);
    mkdirSync(folder, { recursive: true });
    const reservation = await reserveInternal();
    const proxy = new PageProxy(program.path, folder, `${LOOPBACK}:${reservation.port}`);
    writeFileSync(proxy.#file, proxy.#head);
    await life.supervisor.start(
      serverSpec(program, reservation, {
        name: 'caddy',
        args: ['run', '--config', proxy.#file, '--adapter', 'caddyfile'],
        cwd: folder,
        ready: () => httpAnswersOk(`http://${proxy.admin}/config/`),
      }),
    );
    return proxy;
  }

  async load(block: string): Promise<void> {
    writeFileSync(this.#file, `${this.#head}${block}\n`);
    const args = ['reload', '--config', this.#file, '--adapter', 'caddyfile', '--address', this.admin];
    await mustRun('caddy reload', this.program, args);
  }

  /** An address without TLS for the requests of the drill. Behind it, the certificate is checked against Caddy's authority. */
  async trusted(port: number): Promise<{ url: string; close: () => void }> {
    const authority = () => readFileSync(authorityOf(dirname(this.folder)));
    const server = createServer((client) => {
      const secured = connect({ host: LOOPBACK, port, servername: 'localhost', ca: authority() });
      pipeline(client, secured, client, () => undefined);
    });
    server.listen(0, LOOPBACK);
    await once(server, 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const close = () => void server.close();
    if (await until(() => httpAnswersOk(`${url}/readyz`).catch(() => false), { withinMs: 30_000 }))
      return { url, close };
    close();
    throw new Missing(`Caddy does not pass requests on at port ${port}.`);
  }
}
