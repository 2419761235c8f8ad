import config from '../../jest.config.mjs';

const { MUTATED_PROJECT, MUTATED_ROOT } = process.env;

export default {
  ...config.projects.find(({ displayName }) => displayName === MUTATED_PROJECT),
  roots: [`<rootDir>/${MUTATED_ROOT}`],
  // Stryker copies the repository into a folder of its own, which the patterns of the tests would exclude.
  modulePathIgnorePatterns: ['/dist/'],
};
