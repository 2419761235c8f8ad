import type { Tree } from 'nx/src/devkit-exports.js';
import { namesOf, type Names } from './names.ts';
import { refuse } from './refuse.ts';
import { Source } from './source.ts';

/** A service of the workspace and where its parts stand. */
export interface Service extends Names {
  folder: string;
  manifest: string;
  module: string;
  /** Whether it has a schema, and so an outbox and an inbox. */
  stores: boolean;
}

const manifestOf = (name: string) => `apps/${name}/${name}.manifest.ts`;

export const serviceNames = (tree: Tree): string[] =>
  tree.children('apps').filter((app) => tree.exists(manifestOf(app)));

export function serviceNamed(tree: Tree, name: string): Service {
  const all = serviceNames(tree);
  if (!all.includes(name)) refuse(`There is no service "${name}". There are: ${all.join(', ')}.`);
  const manifest = manifestOf(name);
  return {
    ...namesOf(name),
    folder: `apps/${name}`,
    manifest,
    module: `apps/${name}/src/${name}.module.ts`,
    stores: new Source(manifest, tree.read(manifest, 'utf8') ?? '').has('manifest.tables'),
  };
}

/** A service with a schema: only such a one publishes and consumes. */
export function storingService(tree: Tree, name: string): Service {
  const service = serviceNamed(tree, name);
  if (!service.stores) refuse(`${name} has no schema, so it can neither publish nor consume an event.`);
  return service;
}

/** How a test starts a service: the file whose function does so, and where in its result the running service is. */
export function runnerOf(tree: Tree, { folder, pascal }: Service): { runner: string; inner: string } {
  const start = new RegExp(`export (const|async function|function) run${pascal}\\b`);
  const files = tree.children(`${folder}/testing`).map((runner) => ({
    runner,
    text: tree.read(`${folder}/testing/${runner}`, 'utf8') ?? '',
  }));
  const starting = files.find(({ text }) => start.test(text));
  if (starting === undefined) refuse(`No file in ${folder}/testing exports run${pascal}.`);
  return {
    runner: starting.runner,
    inner: starting.text.includes('readonly service: RunningService') ? '.service' : '',
  };
}

/** The folder of a new use case, which no other one has. */
export function newFeature(tree: Tree, service: Service, name: string): Names {
  const feature = namesOf(name, 'feature');
  if (!name.includes('-')) refuse(`The feature "${name}" is no verb with its noun, as in "save-profile".`);
  const folder = `${service.folder}/src/features/${name}`;
  if (tree.exists(folder)) refuse(`${folder} exists already.`);
  return feature;
}
