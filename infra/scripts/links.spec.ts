import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pagesIn, root } from './pages.ts';

/** As the forges make them: lower case, no punctuation, a dash for each space. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (markdown: string) =>
  [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const withoutCode = (markdown: string) =>
  markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
/** Links of Markdown, and those of HTML that Markdown may contain. */
const linkForms = [/\]\(([^)\s]+)\)/g, /\b(?:href|src|srcset)="([^"\s]+)"/g];
const linksIn = (markdown: string) =>
  linkForms.flatMap((form) => [...withoutCode(markdown).matchAll(form)].map(([, target = '']) => target));

/** Links to missing files or headings; addresses on the web are not checked. */
function brokenLinks(page: string, markdown: string): string[] {
  return linksIn(markdown).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    const text = target === page ? markdown : readFileSync(target, 'utf8');
    return !anchorsIn(text).includes(anchor);
  });
}

/** Files of this repository that a page names in code: from its root, or from the folder of a README. */
function missingFiles(page: string, markdown: string): string[] {
  const named = [
    ...markdown.matchAll(/`((?:apps|libs|infra|k8s|docs|papers|src|testing)(?:\/[\w@.-]+)+\/?)`/g),
  ];
  return named
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(/^(src|testing)\//.test(path) ? dirname(page) : root, path)));
}

describe('links between pages', () => {
  it('all have a target', () => {
    const broken = pagesIn(root).flatMap((page) =>
      brokenLinks(page, readFileSync(page, 'utf8')).map((link) => `${relative(root, page)}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('name only existing files', () => {
    const recipes = join(root, 'CONTRIBUTING.md');
    const missing = pagesIn(root)
      .filter((page) => page !== recipes)
      .flatMap((page) =>
        missingFiles(page, readFileSync(page, 'utf8')).map((path) => `${relative(root, page)}: ${path}`),
      );
    expect(missing).toEqual([]);
    expect(missingFiles(recipes, '`apps/gone.ts` `infra/scripts` `src/gone.ts` apps/gone')).toEqual([
      'apps/gone.ts',
      'src/gone.ts',
    ]);
  });

  it('are reported by file and by heading, and not in code', () => {
    const page = join(root, 'README.md');
    const text =
      '# One thing\n[a](nowhere.md) [b](#one-thing) [c](#two) `[d](gone.md)` [e](LICENSE) [f](docs/glossary.md#no)' +
      '<img src="gone.png"><a href="#one-thing">g</a><source srcset="LICENSE">';
    expect(brokenLinks(page, text)).toEqual(['nowhere.md', '#two', 'docs/glossary.md#no', 'gone.png']);
  });
});
