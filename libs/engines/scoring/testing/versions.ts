import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Ruleset } from '../src/ruleset.ts';
import { currentRules, rulesets } from '../src/rulesets.ts';

const folder = new URL('../src/rulesets/', import.meta.url);

/** In force, or the version that comes into force next. */
export const newestRules: Ruleset = Object.values(rulesets).at(-1) ?? currentRules;

export const publishedVersions = (): string[] => readdirSync(folder).map((name) => `scorecard-${name}`);

export const readVersionFile = (
  version: string,
  file: 'fingerprint.sha256' | 'golden-profiles.golden.json',
): string => readFileSync(new URL(`${version.replace('scorecard-', '')}/${file}`, folder), 'utf8');

/** Covers every value that changes a point, and no texts or costs of actions. */
export function fingerprintOf(ruleset: Ruleset): string {
  const { version, factors, criteria, advice: _advice, ...constants } = ruleset;
  const rules = {
    version,
    weights: factors.map(({ key, halfPoints }) => [key, halfPoints]),
    criteria: criteria.map(({ code, max, measure, needs, scale }) => ({
      code,
      max,
      measure,
      needs,
      kind: scale.kind,
      bands: scale.bands.map(({ threshold, points, aboveZero }) => [threshold, points, aboveZero ?? false]),
    })),
    constants,
  };
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex');
}
