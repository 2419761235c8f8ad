import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from '../../local/commands.mjs';

/**
 * @typedef {{ name: string, namespace?: string, labels?: object, annotations?: object }} Metadata
 * @typedef {{ kind: string, apiVersion: string, metadata: Metadata, spec?: object, status?: object, stringData?: object }} Thing
 * @typedef {object} Live
 * @property {string} kind
 * @property {{ replicas?: number }} spec
 * @property {{ desiredReplicas?: number, readyReplicas?: number }} [status] not before a controller has looked
 */

/**
 * @param {string} file
 * @param {{ url: string, authority: string, token: string }} access
 * @returns {string} the file
 */
export function writeAccess(file, { url, authority, token }) {
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

  /** @param {string} program @param {string} folder for what it is given @param {string} access */
  constructor(program, folder, access) {
    this.program = program;
    this.folder = folder;
    this.access = access;
  }

  /** @param {string[]} args whose success is not certain */
  try(...args) {
    return run(this.program, ['--kubeconfig', this.access, ...args]);
  }

  /** @param {string[]} args */
  do(...args) {
    return mustRun(`kubectl ${args[0]}`, this.program, ['--kubeconfig', this.access, ...args]);
  }

  /** @param {string[]} args @returns {Promise<Live[]>} */
  async read(...args) {
    const { items } = JSON.parse(await this.do('get', ...args, '--output', 'json'));
    return items;
  }

  /** @param {Thing[]} things @returns {string} a file that holds them */
  write(things) {
    const file = join(this.folder, `applied-${(this.#count += 1)}.yaml`);
    // Not as one List, whose items kubectl would judge by itself instead of leaving it to the server.
    writeFileSync(file, things.map((thing) => JSON.stringify(thing, null, 2)).join('\n---\n'));
    return file;
  }

  /** @param {Thing[]} things */
  apply(...things) {
    return this.do('apply', '--filename', this.write(things));
  }

  /** Something that has to become so. @param {string} condition @param {string[]} what */
  waitFor(condition, ...what) {
    return this.do('wait', `--for=${condition}`, '--timeout=120s', ...what);
  }
}
