import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { wordInProse } from '../lint/plain-words.mjs';
import { pagesIn, root } from './pages.ts';

const swept = /^(README\.md|SECURITY\.md|docs\/.*|apps\/[^/]+\/README\.md|libs\/.*\/README\.md)$/;
/** The first quotes what to avoid, the second names tests and the specification, the third is generated from code. */
const exempt = ['docs/writing.md', 'docs/spec-map.md', 'docs/configuration.md'];

const pages = [...pagesIn(root)]
  .map((page) => relative(root, page))
  .filter((page) => swept.test(page) && !exempt.includes(page));

/** Text alone: without code, quotations, targets of links and titles of tests. */
const proseOf = (markdown: string): string =>
  [/^```[\s\S]*?^```/gm, /`[^`\n]*`/g, /"[^"\n]*"/g, /\]\([^)]*\)/g, /› [^|<]*/g].reduce(
    (text, form) => text.replaceAll(form, ''),
    markdown,
  );

describe('the pages', () => {
  it('exist', () => expect(pages.length).toBeGreaterThan(70));

  it.each(pages)('%s has plain words', (file) => {
    expect(wordInProse(proseOf(readFileSync(join(root, file), 'utf8')))).toBeUndefined();
  });
});
