import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface MutatedPackage {
  readonly project: 'unit' | 'web';
  readonly root: string;
  readonly mutate: readonly string[];
  readonly specs?: string;
  readonly otherSpecs?: readonly string[];
  readonly target: number;
}

const ownFiles = (root: string, name: string): readonly string[] => [
  `${root}/${name}`,
  `!${root}/**/*.spec.{ts,tsx}`,
  `!${root}/**/*.wording.ts`,
];

const otherSpecs: Readonly<Record<string, readonly string[]>> = {
  documents: ['infra/papers/open-half.spec.ts'],
};

const engine = (name: string): MutatedPackage => {
  const root = `libs/engines/${name}/src`;
  const mutate = ownFiles(root, '**/*.ts');
  return { project: 'unit', root, mutate, otherSpecs: otherSpecs[name] ?? [], target: 90 };
};

const readModels = (service: string): MutatedPackage => {
  const root = `apps/${service}/src/domain`;
  return { project: 'unit', root, mutate: ownFiles(root, '**/*.{view,rules}.ts'), target: 80 };
};

const repository = join(import.meta.dirname, '../..');
const filesIn = (folder: string): readonly string[] => {
  const path = join(repository, folder);
  return existsSync(path) ? readdirSync(path) : [];
};
const hasSpec = (app: string) => filesIn(`apps/${app}/src/domain`).some((file) => file.endsWith('.spec.ts'));
const engines = filesIn('libs/engines');
const services = filesIn('apps').filter(hasSpec);

export const packages: Readonly<Record<string, MutatedPackage>> = {
  ...Object.fromEntries(engines.map((name) => [`engines/${name}`, engine(name)])),
  contracts: {
    project: 'unit',
    root: 'libs/contracts/src',
    mutate: ownFiles('libs/contracts/src', '**/*.ts'),
    target: 80,
  },
  'web/models': {
    project: 'web',
    root: 'apps/web/src',
    mutate: ownFiles('apps/web/src', '**/model/**/*.ts'),
    specs: '/model/',
    target: 80,
  },
  ...Object.fromEntries(services.map((service) => [`views/${service}`, readModels(service)])),
};
