export interface MutatedPackage {
  readonly project: 'unit' | 'web';
  /** The folder with the tests. */
  readonly root: string;
  readonly mutate: readonly string[];
  /** The least share of found mutants, in percent. */
  readonly target: number;
}

const ownFiles = (root: string, name: string): readonly string[] => [
  `${root}/${name}`,
  `!${root}/**/*.spec.{ts,tsx}`,
  `!${root}/**/*.wording.ts`,
];

const engine = (name: string): MutatedPackage => {
  const root = `libs/engines/${name}/src`;
  return { project: 'unit', root, mutate: ownFiles(root, '**/*.ts'), target: 90 };
};

const readModels = (service: string): MutatedPackage => {
  const root = `apps/${service}/src/domain`;
  return { project: 'unit', root, mutate: ownFiles(root, '**/*.{view,rules}.ts'), target: 80 };
};

// Profile tests its views on real servers only.
const services = ['billing', 'documents', 'documents-worker', 'gateway', 'identity', 'matching', 'scoring'];

export const packages: Readonly<Record<string, MutatedPackage>> = {
  ...Object.fromEntries(
    ['guidance', 'scoring', 'matching', 'documents'].map((name) => [`engines/${name}`, engine(name)]),
  ),
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
    target: 80,
  },
  ...Object.fromEntries(services.map((service) => [`views/${service}`, readModels(service)])),
};
