export const dialBox = { width: 280, height: 248, centerX: 140, centerY: 138 } as const;
export const dialMarks = [600, 700, 800] as const;

const startDegrees = 140;
const sweepDegrees = 260;
const tickCount = 81;
const fullScore = 1000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tick {
  readonly from: Point;
  readonly to: Point;
  readonly share: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export function asScore(score: number): number {
  return Number.isNaN(score) ? 0 : Math.min(Math.max(score, 0), fullScore);
}

export function pointAt(score: number, radius: number): Point {
  const share = asScore(score) / fullScore;
  const radians = ((startDegrees + sweepDegrees * share) * Math.PI) / 180;
  return {
    x: rounded(dialBox.centerX + radius * Math.cos(radians)),
    y: rounded(dialBox.centerY + radius * Math.sin(radians)),
  };
}

export function arcPath(fromScore: number, toScore: number, radius: number): string {
  const from = pointAt(fromScore, radius);
  const to = pointAt(toScore, radius);
  const large = ((toScore - fromScore) / fullScore) * sweepDegrees > 180 ? 1 : 0;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${large} 1 ${to.x} ${to.y}`;
}

export function dialTicks(innerRadius: number, outerRadius: number): readonly Tick[] {
  return Array.from({ length: tickCount }, (_, index) => {
    const share = index / (tickCount - 1);
    return {
      from: pointAt(share * fullScore, innerRadius),
      to: pointAt(share * fullScore, outerRadius),
      share,
    };
  });
}

export interface DialParts {
  readonly unknown: number;
  readonly lost: number;
}

export function lookOf(
  tick: Tick,
  score: number,
  parts: DialParts | null,
): 'lit' | 'unknown' | 'lost' | 'rest' {
  if (isLit(tick, score)) return 'lit';
  if (parts === null) return 'rest';
  return parts.lost === 0 || tick.share * fullScore < fullScore - parts.lost ? 'unknown' : 'lost';
}

export function isLit(tick: Tick, score: number): boolean {
  return score > 0 && tick.share * fullScore <= score;
}
