// Overlays as the cluster would get them, where a kustomize is at hand.
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { run, which } from '../local/commands.mjs';
import { Failure } from '../local/failure.mjs';
import { checkout } from '../local/instance.mjs';

export const OVERLAYS = ['local', 'production'];

/** @returns {[string, ...string[]] | undefined} the command that renders a folder */
export function renderer() {
  const kustomize = which('kustomize');
  if (kustomize !== undefined) return [kustomize, 'build'];
  const kubectl = which('kubectl');
  return kubectl === undefined ? undefined : [kubectl, 'kustomize'];
}

/** @param {string} text @returns {import('./objects.mjs').Manifest[]} */
export const manifestsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());

/** @param {[string, ...string[]]} command @param {string} overlay */
export async function render([program, ...args], overlay) {
  const { code, output } = await run(program, [...args, join(checkout, 'k8s/overlays', overlay)]);
  if (code !== 0) throw new Failure(`The overlay ${overlay} cannot be rendered:\n${output}`);
  return output;
}
