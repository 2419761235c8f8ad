import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SERVICES } from '../generated/services.mjs';
import { words } from '../../apps/web/src/shared/privacy/actions.wording.ts';

const root = join(import.meta.dirname, '../..');
/** Other services audit catalogs and calls, not what is about an owner. */
const aboutOwners = SERVICES.filter(({ name }) => !['gateway', 'matching', 'scoring'].includes(name));
const listed = execFileSync('git', ['ls-files', ...aboutOwners.map(({ name }) => `apps/${name}/src/*.ts`)], {
  cwd: root,
  encoding: 'utf8',
});

const action = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g;

function auditedActions(): Set<string> {
  const sources = listed
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('appendAudit'));
  const names = sources.flatMap((text) => Array.from(text.matchAll(action), ([, name]) => name ?? ''));
  return new Set(names.filter((name) => !name.endsWith('.pdf')));
}

it('each audited action about an owner has a text in the access log', () => {
  const actions = auditedActions();
  expect(actions.has('bank-file.applied')).toBe(true);
  const texts = Object.keys(words);
  const hasText = (name: string) => texts.some((text) => text === name || text.startsWith(`${name}-`));
  expect([...actions].filter((name) => !hasText(name))).toEqual([]);
});
