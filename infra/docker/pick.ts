import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';
import { SERVICES } from '../generated/services.mjs';
import { bundle } from './bundle.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRIES = [
  ...SERVICES.map(({ name }) => `apps/${name}/dist`),
  'infra/local/start-release.ts',
  'infra/local/migrate.ts',
  'infra/local/operator.ts',
  'infra/docker/make-secrets.ts',
  'k8s/chart/files/nats.conf',
  'package.json',
];
const BESIDES = ['apps/web/dist', 'infra/local/servers/wheels', 'LICENSE'];

const CODE = /\.(m?js|ts)$/;
const PLATFORM = `${process.platform}/${process.arch}`;
const isForeign = (path: string) => {
  const [, platform = PLATFORM] = /\/napi-v\d\/(\w+(?:\/\w+)?)/.exec(path) ?? [];
  return !PLATFORM.startsWith(platform);
};
const OPTIONAL = { 'onnxruntime-node': 'apps/documents-worker' };

const IDLE = /\.(map|md|markdown|flow)$|\.d\.[cm]?ts$/;

const filesIn = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

const STATIC =
  /^(?:import|export)\b(?! type\b)[^'";=]*?\bfrom\s*['"]([^'"\n]+)['"]|^import\s*['"]([^'"\n]+)['"]/gm;
const BY_NAME = /\b(?:import|resolve)\(\s*['"]([^'"\n]+)['"]/g;

const specifiersIn = (code: string) =>
  [...code.matchAll(STATIC), ...code.matchAll(BY_NAME)].map(([, one, other]) => one ?? other ?? '');

const packageIn = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (basename(at) !== 'node_modules' && existsSync(join(folder, 'package.json'))) return folder;
    if (at === root || at === dirname(at)) return undefined;
  }
}

interface Described {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The Node of the image runs TypeScript itself. An older one does not. */
function compile(file: string, target: string): void {
  const { code } = transformFileSync(file, { swcrc: true, sourceMaps: false });
  writeFileSync(target.replace(/ts$/, 'js'), code);
}

class Pick {
  readonly files = new Set<string>();
  readonly links = new Map<string, string>();
  readonly packages = new Set<string>();

  code(file: string): void {
    if (this.files.has(file)) return;
    this.files.add(file);
    if (!CODE.test(file)) return;
    for (const specifier of specifiersIn(readFileSync(file, 'utf8'))) {
      if (specifier.startsWith('.')) this.relative(resolve(dirname(file), specifier));
      else if (!isBuiltin(specifier)) this.package(packageIn(specifier), dirname(file), true);
    }
  }

  relative(file: string): void {
    if (existsSync(file) && statSync(file).isFile()) this.code(file);
  }

  package(name: string, from: string, needed: boolean): void {
    const folder = folderOf(name, from);
    if (folder === undefined) {
      if (needed) throw new Error(`${relative(root, from)} needs ${name}, which is not installed`);
      return;
    }
    const real = realpathSync(folder);
    if (!real.includes('/node_modules/')) {
      this.ours(folder, real);
    } else if (!this.packages.has(folder)) {
      this.packages.add(folder);
      this.dependenciesOf(folder);
    }
  }

  ours(link: string, folder: string): void {
    if (this.links.has(link)) return;
    this.links.set(link, folder);
    this.code(join(folder, 'package.json'));
    for (const file of filesIn(join(folder, 'dist'))) this.code(file);
  }

  dependenciesOf(folder: string): void {
    const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described;
    for (const name of Object.keys({ ...own.dependencies })) {
      this.package(name, folder, own.optionalDependencies?.[name] === undefined);
    }
    for (const name of Object.keys({ ...own.optionalDependencies })) this.package(name, folder, false);
    const peers = Object.keys({ ...own.peerDependencies });
    for (const name of peers.filter((peer) => !own.peerDependenciesMeta?.[peer]?.optional))
      this.package(name, folder, false);
  }

  lay(target: string): void {
    const at = (path: string) => join(target, relative(root, path));
    for (const file of this.files) if (!IDLE.test(file)) cpSync(file, at(file));
    for (const file of this.files) if (file.endsWith('.ts')) compile(file, at(file));
    for (const [link, folder] of this.links) {
      mkdirSync(dirname(at(link)), { recursive: true });
      symlinkSync(relative(dirname(at(link)), at(folder)), at(link));
    }
    for (const folder of this.packages) {
      const nested = join(folder, 'node_modules');
      cpSync(folder, at(folder), {
        recursive: true,
        dereference: true,
        filter: (path) => path !== nested && !IDLE.test(path) && !isForeign(path),
      });
    }
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give a folder to lay the application in.');
const target = resolve(folder);
const STARTS = {
  'main.mjs': './dist/main.js',
  'start.mjs': './infra/local/start-release.js',
  'operator.mjs': './infra/local/operator.js',
};
const pick = new Pick();
for (const place of ENTRIES)
  for (const file of filesIn(join(root, place))) if (!file.includes('/dist/start/')) pick.code(file);
for (const [name, user] of Object.entries(OPTIONAL)) pick.package(name, join(root, user), false);
for (const place of BESIDES) for (const file of filesIn(join(root, place))) pick.files.add(file);
pick.lay(target);
await bundle(target);
for (const [name, module] of Object.entries(STARTS))
  writeFileSync(join(target, name), `import '${module}';\n`);
process.stdout.write(`${pick.files.size} files of ours, ${pick.packages.size} packages\n`);
