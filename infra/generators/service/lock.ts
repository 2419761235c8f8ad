import type { Tree } from 'nx/src/devkit-exports.js';

const LOCK = 'package-lock.json';

interface Lock {
  packages: Record<string, object>;
}

/** npm sorts packages by their path, after the root. */
export function addToLock(tree: Tree, name: string): void {
  const lock = JSON.parse(tree.read(LOCK, 'utf8') ?? '') as Lock;
  const packageName = `@groundwork/${name}`;
  const added: Record<string, object> = {
    [`apps/${name}`]: { name: packageName, version: '0.1.0', license: 'Apache-2.0' },
    [`node_modules/${packageName}`]: { resolved: `apps/${name}`, link: true },
  };
  const entries = Object.entries({ ...lock.packages, ...added });
  lock.packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')));
  tree.write(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
}
