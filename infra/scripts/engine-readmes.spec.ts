import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as capture from '@groundwork/engine-capture';
import * as cashflow from '@groundwork/engine-cashflow';
import * as documents from '@groundwork/engine-documents';
import * as evidence from '@groundwork/engine-evidence';
import * as guidance from '@groundwork/engine-guidance';
import * as matching from '@groundwork/engine-matching';
import * as packages from '@groundwork/engine-packages';
import * as scoring from '@groundwork/engine-scoring';

const folder = join(import.meta.dirname, '../../libs/engines');
const engines: [string, object][] = Object.entries({
  capture,
  cashflow,
  documents,
  evidence,
  guidance,
  matching,
  packages,
  scoring,
});

describe('the READMEs of the engines', () => {
  it('exist for each engine', () => {
    expect(readdirSync(folder).sort()).toEqual(engines.map(([name]) => name));
  });

  it.each(engines)('describe the exports of %s', (name, exported) => {
    const readme = readFileSync(join(folder, name, 'README.md'), 'utf8');
    expect(Object.keys(exported).filter((each) => !readme.includes(`\`${each}\``))).toEqual([]);
    const listed = [...readme.matchAll(/^\| `(\w+)`/gm)].map(([, each = '']) => each);
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.filter((each) => !(each in exported))).toEqual([]);
  });
});
