import { beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '../generated/services.mjs';
import { readManifests } from './manifests.ts';
import { type Mentions, mentionsOf } from './mentions.ts';

let mentions = new Map<string, Mentions>();
beforeAll(async () => {
  mentions = await mentionsOf(await readManifests());
});

const otherMeanings =
  /^libs\/engines\/documents\/src\/kinds\/|\/(grants|subscription\.routes|\d+-create-businesses)\.ts$/;

describe('files written by hand', () => {
  it('name billing, a word with other meanings only on papers and as an area, in at most 20 files', () => {
    const named = mentions.get('billing')?.word ?? [];
    const files = named.filter((file) => !otherMeanings.test(file));
    expect(files).toContain('libs/contracts/src/rpc/catalog.ts');
    expect(files.slice(20)).toEqual([]);
  });

  it.each(SERVICES.map(({ name }) => name))('reach %s by its folder or calls in at most 35 files', (name) => {
    expect(mentions.get(name)?.reference.slice(35)).toEqual([]);
  });

  it('exclude generated files and the generated part of a file', () => {
    const files = mentions.get('billing')?.word ?? [];
    expect(
      files.filter((file) => /^(k8s|infra\/generated)\/|\/README|package-lock|compose\.yml$/.test(file)),
    ).toEqual([]);
  });
});
