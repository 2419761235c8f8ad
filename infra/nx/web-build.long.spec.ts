import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nx, NX_QUIETLY } from '../local/build.ts';
import { checkout } from '../local/checkout.mjs';

const parts = ['apps', 'libs', 'infra', 'nx.json', 'package.json', 'package-lock.json', '.swcrc'];
const isCopied = (path: string) => !/(^|\/)(node_modules|dist|\.data|\.vite)(\/|$)/.test(path);

/** Stands in for Vite: the time of a build is not the subject. */
const command =
  'mkdir -p {projectRoot}/dist && cat libs/*/src/*.ts libs/*/*/src/*.ts > {projectRoot}/dist/built.js';

let copy: string;

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'groundwork-nx-')));
  for (const part of parts)
    cpSync(join(checkout, part), join(copy, part), {
      recursive: true,
      filter: (path) => isCopied(relative(checkout, path)),
    });
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'apps/web/package.json');
  const project = JSON.parse(readFileSync(file, 'utf8')) as {
    nx: { targets: { build: { command: string } } };
  };
  project.nx.targets.build.command = command;
  writeFileSync(file, JSON.stringify(project));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function build(): { output: string; built: string } {
  const folder = join(copy, '.nx');
  const output = execFileSync(
    process.execPath,
    [nx, 'run', '@groundwork/web:build', '--outputStyle=static'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        ...NX_QUIETLY,
        NX_CACHE_DIRECTORY: join(folder, 'cache'),
        NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'data'),
      },
    },
  );
  return { output, built: readFileSync(join(copy, 'apps/web/dist/built.js'), 'utf8') };
}

const importsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/'(@groundwork\/[\w-]+)/g)])
    .map(([, name = '']) => name);

function librariesOfTheWeb(): string[] {
  const reached = new Set<string>();
  const follow = (source: string) => {
    for (const name of importsIn(source)) {
      const folder = relative(checkout, realpathSync(join(checkout, 'node_modules', name)));
      if (reached.has(folder)) continue;
      reached.add(folder);
      follow(join(checkout, folder, 'src'));
    }
  };
  follow(join(checkout, 'apps/web/src'));
  return [...reached].sort();
}

describe('the build of the web', () => {
  it('reads the engines', () => {
    expect(librariesOfTheWeb()).toEqual(
      expect.arrayContaining(['libs/engines/guidance', 'libs/engines/matching', 'libs/engines/scoring']),
    );
  });

  it('comes from the cache without a change, and runs again after a change of each library', () => {
    build();
    expect(build().output).toMatch(/existing outputs match the cache|local cache/);
    const stale = librariesOfTheWeb().filter((library) => {
      const mark = `export const changed = '${library}';`;
      appendFileSync(join(copy, library, 'src/index.ts'), `\n${mark}\n`);
      return !build().built.includes(mark);
    });
    expect(stale).toEqual([]);
  }, 300_000);
});
