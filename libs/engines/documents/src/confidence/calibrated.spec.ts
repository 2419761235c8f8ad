import { describe, expect, it } from '@jest/globals';
import type { Grounds } from '../figures.ts';
import { calibrated, type ConfidenceTable } from './calibrated.ts';
import { confidenceTable } from './confidence.table.ts';

const grounds = (change: Partial<Grounds> = {}): Grounds => ({
  recognition: 1,
  sum: 'holds',
  rivals: 0,
  ...change,
});
const recognitions = [0, 0.5, 0.7, 0.85, 0.92, 0.96, 0.985, 0.99, 1];
const media = [false, true];

describe('the calibrated confidence', () => {
  const table: ConfidenceTable = {
    version: 'test',
    text: { 'holds, one': [[0, 0.99]], 'fails, one': [[0, 0.97]] },
    recognized: {
      'holds, one': [
        [0, 0.7],
        [0.9, 0.95],
      ],
    },
  };

  it('is the share of the step that the recognition reaches', () => {
    const shares = [0.2, 0.899, 0.9, 1].map((recognition) =>
      calibrated(grounds({ recognition }), true, table),
    );
    expect(shares).toEqual([0.7, 0.7, 0.95, 0.95]);
    expect(calibrated(grounds(), false, table)).toBe(0.99);
  });

  it('is a question for a figure whose sum fails, and for grounds that no paper has', () => {
    expect(calibrated(grounds({ sum: 'fails' }), false, table)).toBe(0.89);
    expect(calibrated(grounds({ rivals: 3 }), false, table)).toBe(0.5);
  });

  it.each(media)('never falls with a better recognition (recognized: %s)', (isRecognized) => {
    for (const sum of ['holds', 'open', 'fails'] as const)
      for (const rivals of [0, 1]) {
        const shares = recognitions.map((recognition) =>
          calibrated(grounds({ recognition, sum, rivals }), isRecognized),
        );
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      }
  });

  it.each(media)('never rises with worse grounds (recognized: %s)', (isRecognized) => {
    const at = (change: Partial<Grounds>) => calibrated(grounds(change), isRecognized);
    for (const recognition of recognitions) {
      expect(at({ recognition, sum: 'open' })).toBeLessThanOrEqual(at({ recognition }));
      expect(at({ recognition, sum: 'fails' })).toBeLessThanOrEqual(at({ recognition, sum: 'open' }));
      expect(at({ recognition, rivals: 1 })).toBeLessThanOrEqual(at({ recognition }));
    }
  });

  it('has a table with a version, and is sure of an amount of a text layer whose sum adds up', () => {
    expect(confidenceTable.version).toMatch(/^confidence-\d+$/);
    expect(calibrated(grounds(), false)).toBeGreaterThanOrEqual(0.99);
  });
});
