import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from '../../local/commands.mjs';

export interface Thing {
  kind: string;
  apiVersion: string;
  metadata: { name: string; namespace?: string; labels?: object; annotations?: object };
  spec?: object;
  status?: object;
  stringData?: object;
}

export interface Live {
  kind: string;
  spec: { replicas?: number };
  /** Not before a controller has looked. */
  status?: { desiredReplicas?: number; readyReplicas?: number };
}

export function writeAccess(
  file: string,
  { url, authority, token }: { url: string; authority: string; token: string },
): string {
  const name = 'drill';
  const content = {
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': name },
    clusters: [{ name, cluster: { server: url, 'certificate-authority': authority } }],
    users: [{ name, user: { token } }],
    contexts: [{ name, context: { cluster: name, user: name } }],
  };
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
  return file;
}

/** kubectl with one identity. */
export class Kubectl {
  #count = 0;

  constructor(
    readonly program: string,
    readonly folder: string,
    readonly access: string,
  ) {}

  try(...args: string[]) {
    return run(this.program, ['--kubeconfig', this.access, ...args]);
  }

  do(...args: string[]) {
    return mustRun(`kubectl ${args[0]}`, this.program, ['--kubeconfig', this.access, ...args]);
  }

  async read(...args: string[]): Promise<Live[]> {
    const found = JSON.parse(await this.do('get', ...args, '--output', 'json')) as { items: Live[] };
    return found.items;
  }

  write(things: Thing[]): string {
    const file = join(this.folder, `applied-${(this.#count += 1)}.yaml`);
    // Not as one List, whose items kubectl would judge by itself instead of leaving it to the server.
    writeFileSync(file, things.map((thing) => JSON.stringify(thing, null, 2)).join('\n---\n'));
    return file;
  }

  apply(...things: Thing[]) {
    return this.do('apply', '--filename', this.write(things));
  }

  /** Something that has to become so. */
  waitFor(condition: string, ...what: string[]) {
    return this.do('wait', `--for=${condition}`, '--timeout=120s', ...what);
  }
}
