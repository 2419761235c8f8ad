import { useId } from 'react';
import { drawable, drawTrend, type PlacedPoint, type TrendPoint } from './trend-geometry.ts';
import { isStep, visibleNotes } from './trend-notes.ts';
import { formatDay, timeTicks } from './trend-time.ts';
import { trendSentence } from './trend-sentence.ts';
import { words as uiWords } from '../ui.wording.ts';
import './trend.css';

const { trend: words } = uiWords;

export interface TrendProps {
  readonly label: string;
  readonly points: readonly TrendPoint[];
  readonly empty: string;
}

const at = ({ x, y }: PlacedPoint) => ({ left: `${x}%`, top: `${y}%` });

function Marks({ points }: { readonly points: readonly PlacedPoint[] }) {
  const notes = visibleNotes(points);
  const labeled = new Set(notes.map(({ point }) => point));
  const others = points.filter((point) => isStep(point) && !labeled.has(point));
  const now = points.at(-1);
  return (
    <>
      {others.map((point) => (
        <span
          key={`${point.at} ${point.value}`}
          className="gw-trend-dot"
          style={at(point)}
          title={point.note}
        />
      ))}
      {notes.map(({ point, lean, rise }) => (
        <span key={`${point.at} ${point.note ?? ''}`}>
          <span className="gw-trend-dot" style={at(point)} />
          <span
            className="gw-trend-note"
            style={{ ...at(point), transform: `translate(${-100 * lean}%, ${-100 * rise}%)` }}
          >
            {point.note}
          </span>
        </span>
      ))}
      {now === undefined ? null : <span className="gw-trend-dot gw-trend-now" style={at(now)} />}
    </>
  );
}

function Table({ label, points }: Pick<TrendProps, 'label' | 'points'>) {
  return (
    <div className="gw-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.cause}</th>
          </tr>
        </thead>
        <tbody>
          {drawable(points).map((point, index) => (
            <tr key={`${point.at} ${index}`}>
              <td>{formatDay(point.at)}</td>
              <td>{point.value.toLocaleString('en-US')}</td>
              <td>{point.note ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The labels are HTML: they scale with the reader's text, not with the drawing. */
export function Trend({ label, points, empty }: TrendProps) {
  const gradient = useId();
  const drawing = drawTrend(points);
  if (drawing === null) return <p className="gw-trend-empty">{empty}</p>;
  return (
    <figure className="gw-trend">
      <div className="gw-trend-frame" role="img" aria-label={trendSentence(label, points)}>
        <div className="gw-trend-values">
          {drawing.valueTicks.map(({ label: value, place }) => (
            <span key={value} style={{ top: `${place}%` }}>
              {value}
            </span>
          ))}
        </div>
        <div className="gw-trend-plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop className="gw-trend-from" offset="0" />
              <stop className="gw-trend-to" offset="1" />
            </linearGradient>
            {drawing.valueTicks.map(({ label: value, place }) => (
              <line key={value} className="gw-trend-grid" x1="0" x2="100" y1={place} y2={place} />
            ))}
            <path d={drawing.area} fill={`url(#${gradient})`} />
            <path className="gw-trend-line" d={drawing.line} />
          </svg>
          <Marks points={drawing.points} />
        </div>
        <div className="gw-trend-times">
          {timeTicks(drawing.points).map(({ label: time, place }) => (
            <span key={time} style={{ left: `${place}%` }}>
              {time}
            </span>
          ))}
        </div>
      </div>
      <Table label={label} points={points} />
    </figure>
  );
}
