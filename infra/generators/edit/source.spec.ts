import { describe, expect, it } from '@jest/globals';
import { Source } from './source.ts';

const module = `import { b, type D } from './b.ts';

const calls = ['one', 'two'];

export const someModule = (config: Config) => ({
  providers: [...calls, { provide: A }],
  nothing: [],
}) as const;

interface Shape {
  a: string;
}
`;
const source = () => new Source('module.ts', module);

describe('adding to a list, an object or an interface', () => {
  it('adds at the end, or before a named part', () => {
    expect(source().add('calls', "'three'").partsOf('calls')).toEqual(["'one'", "'two'", "'three'"]);
    expect(source().add('calls', "'half'", "'two'").partsOf('calls')).toEqual(["'one'", "'half'", "'two'"]);
  });

  it('finds a list in an arrow function and before "as const", also an empty list', () => {
    expect(source().add('someModule.providers', 'B').partsOf('someModule.providers')).toEqual([
      '...calls',
      '{ provide: A }',
      'B',
    ]);
    expect(source().add('someModule.nothing', 'B').partsOf('someModule.nothing')).toEqual(['B']);
  });

  it('creates a missing list', () => {
    expect(source().addUnder('someModule', 'more', 'B').partsOf('someModule.more')).toEqual(['B']);
  });

  it('adds a member to an interface', () => {
    expect(source().add('Shape', 'b: number;').partsOf('Shape')).toEqual(['a: string;', 'b: number;']);
  });

  it('throws an error with the name of a missing place', () => {
    expect(() => source().add('someModule.exports', 'B')).toThrow(
      'module.ts has no list, object or interface "someModule.exports".',
    );
  });

  it('throws an error for a missing part', () => {
    expect(() => source().add('calls', "'half'", "'four'")).toThrow("no part that starts with 'four'");
  });
});

describe('importing', () => {
  it('adds a name in the sort order, and no name twice', () => {
    expect(source().addImport('c', './b.ts').text).toContain("import { b, c, type D } from './b.ts';");
    expect(source().addImport('b', './b.ts').text).toBe(module);
  });

  it.each([
    ['a package', '@nestjs/common', "import { X } from '@nestjs/common';\nimport { b, type D }"],
    ['a file that sorts first', './a.ts', "import { X } from './a.ts';\nimport { b, type D }"],
    ['a file that sorts last', './c.ts', "from './b.ts';\nimport { X } from './c.ts';\n"],
  ])('adds an import of %s in the sort order', (_what, from, expected) => {
    expect(source().addImport('X', from).text).toContain(expected);
  });

  it('adds a type import for a type', () => {
    expect(source().addImport('type X', './a.ts').text).toContain("import type { X } from './a.ts';");
  });
});

describe('replacing a text', () => {
  it('replaces a text that occurs once, and throws an error for all others', () => {
    expect(source().replaceOnce("'one'", "'zero'").partsOf('calls')).toEqual(["'zero'", "'two'"]);
    expect(() => source().replaceOnce('calls', 'x')).toThrow('module.ts must contain exactly once: calls');
    expect(() => source().replaceOnce("'three'", 'x')).toThrow('exactly once');
  });
});
