import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from '../../local/commands.ts';

export interface Thing {
  kind: string;
  apiVersion: string;
  metadata: { name: string; namespace?: string; labels?: object; annotations?: object };
  spec?: object;
  status?: object;
  stringData?: object;
}

export interface Live {
  readonly kind: string;
  readonly spec: { readonly replicas?: number };
  readonly status?: { readonly desiredReplicas?: number; readonly readyReplicas?: number };
}

interface Access {
  readonly url: string;
  readonly authority: string;
  readonly token: string;
}

export function writeAccess(file: string, { url, authority, token }: Access): string {
  const name = 'drill';
  const content = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': name,
    clusters: [{ name, cluster: { server: url, 'certificate-authority': authority } }],
    users: [{ name, user: { token } }],
    contexts: [{ name, context: { cluster: name, user: name } }],
  };
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
  return file;
}

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
    return (JSON.parse(await this.do('get', ...args, '--output', 'json')) as { items: Live[] }).items;
  }

  /** The given paths of each object: all of a pod, for many pods, is too long for a reply. */
  async columns(paths: readonly string[], ...what: string[]): Promise<string[][]> {
    const row = paths.map((path) => `{${path}}`).join('{"\\t"}');
    const rows = await this.do('get', ...what, '--output', `jsonpath={range .items[*]}${row}{"\\n"}{end}`);
    return rows
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.split('\t'));
  }

  write(things: readonly Thing[]): string {
    const file = join(this.folder, `applied-${(this.#count += 1)}.yaml`);
    // kubectl itself would judge the items of a List, instead of the server.
    writeFileSync(file, things.map((thing) => JSON.stringify(thing, null, 2)).join('\n---\n'));
    return file;
  }

  apply(...things: Thing[]) {
    return this.do('apply', '--filename', this.write(things));
  }

  waitFor(condition: string, ...what: string[]) {
    return this.do('wait', `--for=${condition}`, '--timeout=120s', ...what);
  }
}
