import { describe, expect, it } from '@jest/globals';
import { arcPath, dialBox, dialTicks, isLit, pointAt } from './dial-geometry.ts';

describe('the dial', () => {
  const ticks = dialTicks(90, 110);

  it('has 81 ticks, symmetric about the vertical', () => {
    expect(ticks).toHaveLength(81);
    const first = ticks[0];
    const last = ticks[80];
    expect(first && last && first.to.x + last.to.x).toBeCloseTo(2 * dialBox.centerX, 1);
    expect(first?.to.y).toBeCloseTo(last?.to.y ?? 0, 1);
  });

  it('puts 500 at the top', () => {
    expect(pointAt(500, 100)).toEqual({ x: dialBox.centerX, y: dialBox.centerY - 100 });
  });

  it('limits a score to its range', () => {
    expect(pointAt(-20, 100)).toEqual(pointAt(0, 100));
    expect(pointAt(1200, 100)).toEqual(pointAt(1000, 100));
  });

  it('lights no tick at 0, all at 1000 and two thirds in between', () => {
    const lit = (score: number) => ticks.filter((tick) => isLit(tick, score)).length;
    expect(lit(0)).toBe(0);
    expect(lit(1000)).toBe(81);
    expect(lit(742)).toBe(60);
  });

  it('draws the long arc for more than half a circle', () => {
    expect(arcPath(0, 1000, 100)).toContain('A100 100 0 1 1');
    expect(arcPath(600, 800, 100)).toContain('A100 100 0 0 1');
  });
});
