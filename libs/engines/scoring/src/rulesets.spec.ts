import { describe, expect, it } from '@jest/globals';
import { fingerprintOf, newestRules, publishedVersions, readVersionFile } from '../testing/versions.ts';
import { measures } from './measures.ts';
import { rulesets, type RulesVersion } from './rulesets.ts';

const versions = Object.keys(rulesets) as RulesVersion[];

/** Version 1.0 names these measures without `documents:`. */
const categoryOf = (measure: string): string =>
  measure.replace('documents:', '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('the rulesets', () => {
  it('include every published version', () => {
    expect(versions.toSorted()).toEqual(publishedVersions().toSorted());
  });

  it('are listed under their own version', () => {
    expect(Object.entries(rulesets).filter(([version, rules]) => rules.version !== version)).toEqual([]);
  });

  it('are plain data', () => expect(JSON.parse(JSON.stringify(rulesets))).toEqual(rulesets));

  it.each(versions)('of the published %s have its fingerprint', (version) => {
    expect(fingerprintOf(rulesets[version])).toBe(readVersionFile(version, 'fingerprint.sha256').trim());
  });
});

describe('the measures', () => {
  it('are used by at least one ruleset each', () => {
    const used = Object.values(rulesets).flatMap(({ criteria }) => criteria.map(({ measure }) => measure));
    expect([...new Set(used)].filter((name) => !name.startsWith('documents:')).sort()).toEqual(
      Object.keys(measures).sort(),
    );
  });

  it.each(Object.values(rulesets).map((rules) => [rules.version, rules] as const))(
    'of documents have slots in %s that add up to the points of their criterion',
    (_version, { criteria, documents }) => {
      const slots = Object.entries(documents.slots).map(([category, places]) => [
        category,
        places.reduce((sum, points) => sum + points, 0),
      ]);
      const ofDocuments = criteria.filter(({ unit }) => unit === 'documents');
      expect(slots).toEqual(ofDocuments.map(({ measure, max }) => [categoryOf(measure), max]));
    },
  );
});

describe('the newest scorecard', () => {
  it('has weights that add up to 1 and agree with the half points', () => {
    expect(
      newestRules.factors.map(({ weight, halfPoints }) => Math.round(weight * 20) === halfPoints),
    ).toEqual(newestRules.factors.map(() => true));
    expect(newestRules.factors.reduce((sum, { halfPoints }) => sum + halfPoints, 0)).toBe(20);
  });

  it.each(newestRules.factors.map(({ key }) => key))('has 100 points for %s', (key) => {
    const criteria = newestRules.criteria.filter(({ factor }) => factor === key);
    expect(criteria.reduce((sum, { max }) => sum + max, 0)).toBe(100);
  });

  it('has its criteria in code order', () => {
    const groups = ['CR', 'BF', 'DC', 'RA'];
    const place = (code: string): number => groups.indexOf(code.slice(0, 2)) * 100 + Number(code.slice(2));
    const places = newestRules.criteria.map(({ code }) => place(code));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(newestRules.criteria.map((criterion) => [criterion.code, criterion] as const))(
    'has the bands of %s in falling order from the maximum',
    (_code, { scale, max }) => {
      const points = scale.bands.map((band) => band.points);
      const thresholds = scale.bands.map((band) =>
        scale.kind === 'atMost' ? 0 - band.threshold : band.threshold,
      );
      expect(points[0]).toBe(max);
      expect(points).toEqual([...new Set(points)].sort((a, b) => b - a));
      expect(thresholds).toEqual([...new Set(thresholds)].sort((a, b) => b - a));
    },
  );

  it('uses no measure twice', () => {
    const used = newestRules.criteria.map(({ measure }) => measure);
    expect(used).toHaveLength(new Set(used).size);
  });

  it('has slots that give the maximum of each document criterion', () => {
    const slots = Object.values(newestRules.documents.slots).map((places) =>
      places.reduce((a, b) => a + b, 0),
    );
    expect(slots).toEqual([35, 35, 30]);
  });
});
