import { memo } from 'react';
import {
  arcPath,
  asScore,
  dialBox,
  dialMarks,
  type DialParts,
  dialTicks,
  lookOf,
  pointAt,
  type Tick,
} from './dial-geometry.ts';
import './dial.css';
import { useAnimatedNumber } from './use-animated-number.ts';

const arcRadius = 128;
const ticks = dialTicks(94, 112);
const tickColor = (share: number) =>
  `color-mix(in oklab, var(--gw-dial-to) ${Math.round(share * 100)}%, var(--gw-dial-from))`;

export interface DialProps {
  readonly score: number;
  readonly level: string;
  /** The points above the score: not known yet, and lost. */
  readonly parts?: DialParts | null;
  /** The score is not computed yet: the dial shows no number. */
  readonly pending?: boolean;
  readonly sentence: string;
  readonly change?: string;
  readonly className?: string;
  readonly still?: boolean;
}

const Scale = memo(function Scale() {
  return (
    <g className="gw-dial-scale">
      <path className="gw-dial-arc" d={arcPath(0, 1000, arcRadius)} />
      {dialMarks.map((mark) => {
        const from = pointAt(mark, arcRadius - 5);
        const to = pointAt(mark, arcRadius + 5);
        const label = pointAt(mark, 78);
        return (
          <g key={mark}>
            <line className="gw-dial-mark" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <text className="gw-dial-label" x={label.x} y={label.y + 4}>
              {mark}
            </text>
          </g>
        );
      })}
    </g>
  );
});

const looks = {
  lit: 'gw-dial-tick gw-dial-lit',
  unknown: 'gw-dial-tick gw-dial-unknown',
  lost: 'gw-dial-tick gw-dial-lost',
  rest: 'gw-dial-tick gw-dial-rest',
} as const;

interface TickLineProps {
  readonly tick: Tick;
  readonly look: keyof typeof looks;
}

const TickLine = memo(function TickLine({ tick, look }: TickLineProps) {
  const { from, to, share } = tick;
  const color = look === 'lit' ? { style: { stroke: tickColor(share) } } : {};
  return <line className={looks[look]} x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...color} />;
});

export function Dial(props: DialProps) {
  const { score, level, sentence, change, className, parts = null, pending = false, still = false } = props;
  const reached = asScore(score);
  const value = useAnimatedNumber(reached, still);
  const marker = pointAt(value, arcRadius);
  return (
    <svg
      className={className === undefined ? 'gw-dial' : `gw-dial ${className}`}
      viewBox={`0 0 ${dialBox.width} ${dialBox.height}`}
      role="img"
      aria-label={sentence}
    >
      <Scale />
      {ticks.map((tick) => (
        <TickLine key={tick.share} tick={tick} look={pending ? 'rest' : lookOf(tick, value, parts)} />
      ))}
      {pending ? null : <circle className="gw-dial-marker" cx={marker.x} cy={marker.y} r="8" />}
      <text
        className={reached >= 1000 ? 'gw-dial-number gw-dial-number-wide' : 'gw-dial-number'}
        x="140"
        y="160"
      >
        {pending ? '–' : Math.round(value)}
      </text>
      <text
        className={level.length > 12 ? 'gw-dial-level gw-dial-level-long' : 'gw-dial-level'}
        x="140"
        y="187"
      >
        {level}
      </text>
      {change === undefined ? null : (
        <text className="gw-dial-change" x="140" y="232">
          {change}
        </text>
      )}
    </svg>
  );
}
