import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';

const project = process.argv[2] ?? '.';
const from = join(project, 'src');
const to = join(project, 'dist');

const isSource = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name);

await rm(to, { recursive: true, force: true });
const entries = await readdir(from, { recursive: true, withFileTypes: true });
const files = entries.filter((e) => e.isFile()).map((e) => relative(from, join(e.parentPath, e.name)));
for (const file of files.filter((f) => !/\.(spec\.tsx?|golden\.(json|csv))$/.test(f))) {
  const target = join(to, file.replace(/\.tsx?$/, '.js'));
  await mkdir(dirname(target), { recursive: true });
  if (!isSource(file)) {
    await cp(join(from, file), target);
    continue;
  }
  const { code, map } = await transformFile(join(from, file), {
    swcrc: true,
    sourceFileName: relative(dirname(target), join(from, file)),
  });
  await writeFile(
    target,
    `${code}\n//# sourceMappingURL=${file
      .split('/')
      .pop()
      ?.replace(/\.tsx?$/, '.js')}.map\n`,
  );
  await writeFile(`${target}.map`, map ?? '');
}
