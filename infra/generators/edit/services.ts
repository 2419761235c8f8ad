import type { Tree } from 'nx/src/devkit-exports.js';
import { namesOf, type Names } from './names.ts';
import { reject } from './reject.ts';
import { Source } from './source.ts';

export interface Service extends Names {
  folder: string;
  manifest: string;
  /** True with a schema, and so with an outbox and an inbox. */
  stores: boolean;
}

const manifestOf = (name: string) => `apps/${name}/${name}.manifest.ts`;

export const serviceNames = (tree: Tree): string[] =>
  tree.children('apps').filter((app) => tree.exists(manifestOf(app)));

export function serviceNamed(tree: Tree, name: string): Service {
  const all = serviceNames(tree);
  if (!all.includes(name)) reject(`There is no service "${name}". There are: ${all.join(', ')}.`);
  const manifest = manifestOf(name);
  return {
    ...namesOf(name),
    folder: `apps/${name}`,
    manifest,
    stores: new Source(manifest, tree.read(manifest, 'utf8') ?? '').has('manifest.tables'),
  };
}

export function storingService(tree: Tree, name: string): Service {
  const service = serviceNamed(tree, name);
  if (!service.stores) reject(`${name} has no schema, so it can neither publish nor consume an event.`);
  return service;
}

export function runnerOf(tree: Tree, { folder, pascal }: Service): { runner: string; inner: string } {
  const start = new RegExp(`export (const|async function|function) run${pascal}\\b`);
  const files = tree.children(`${folder}/testing`).map((runner) => ({
    runner,
    text: tree.read(`${folder}/testing/${runner}`, 'utf8') ?? '',
  }));
  const starting = files.find(({ text }) => start.test(text));
  if (starting === undefined) reject(`No file in ${folder}/testing exports run${pascal}.`);
  return {
    runner: starting.runner,
    inner: starting.text.includes('readonly service: RunningService') ? '.service' : '',
  };
}

export function newFeature(tree: Tree, service: Service, name: string): Names {
  const feature = namesOf(name, 'feature');
  if (!name.includes('-')) reject(`The feature "${name}" is no verb with its noun, as in "save-profile".`);
  const folder = `${service.folder}/src/features/${name}`;
  if (tree.exists(folder)) reject(`${folder} exists already.`);
  return feature;
}
