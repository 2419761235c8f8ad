import { rulesets, type RulesVersion } from '../src/rulesets.ts';
import { type GoldenCase, type GoldenFile, withChanges } from './golden-changes.ts';
import { readVersionFile } from './versions.ts';

export const versions = Object.keys(rulesets) as RulesVersion[];

export const goldenCases = (version: RulesVersion): GoldenCase[] =>
  versions
    .slice(0, versions.indexOf(version) + 1)
    .map((each) => JSON.parse(readVersionFile(each, 'golden-profiles.golden.json')) as GoldenFile)
    .reduce<GoldenCase[]>(withChanges, []);
