import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkout } from '../local/checkout.mjs';
import { mustRun, which } from '../local/commands.ts';
import type { Manifest } from './objects.ts';

export const OVERLAYS = ['local', 'production'];

export function renderer(): readonly [string, ...string[]] | undefined {
  const [kustomize, kubectl] = [which('kustomize'), which('kubectl')];
  if (kustomize !== undefined) return [kustomize, 'build'];
  return kubectl === undefined ? undefined : [kubectl, 'kustomize'];
}

export const manifestsIn = (text: string) =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

export const render = ([program, ...args]: readonly [string, ...string[]], overlay: string) =>
  mustRun(`Rendering ${overlay}`, program, [...args, join(checkout, 'k8s/overlays', overlay)]);
