export interface MutatedPackage {
  readonly root: string;
  readonly mutate: readonly string[];
}

const names = ['cashflow', 'evidence', 'matching', 'scoring'];

const engine = (name: string): MutatedPackage => {
  const root = `libs/engines/${name}/src`;
  return { root, mutate: [`${root}/**/*.ts`, `!${root}/**/*.spec.ts`, `!${root}/**/*.wording.ts`] };
};

export const packages: Readonly<Record<string, MutatedPackage>> = Object.fromEntries(
  names.map((name) => [`engines/${name}`, engine(name)]),
);
