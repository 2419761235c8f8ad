import type { ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatSigned } from '#shared/formatting/format.ts';
import { PhoneFold } from '#shared/lists/phone-fold.tsx';
import { describeWaterfall, toWaterfall, type WaterfallBar } from '../model/waterfall-bars.ts';
import { words } from '../score.wording.ts';
import './waterfall.css';

const texts = words.waterfall;
const fullScore = 1000;

function Table({ bars }: { readonly bars: readonly WaterfallBar[] }) {
  return (
    <div className="gw-hidden">
      <table>
        <caption>{texts.hint}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.criterion}</th>
            <th scope="col">{texts.factor}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.end}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ code, label, factor, from, points }) => (
            <tr key={code}>
              <td>{label}</td>
              <td>{factor}</td>
              <td>{points}</td>
              <td>{from + points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Chart({ bars, sentence }: { readonly bars: readonly WaterfallBar[]; readonly sentence: string }) {
  return (
    <figure className="waterfall">
      <div role="img" aria-label={sentence}>
        {bars.map(({ code, label, from, points }, index) => (
          <div key={code} className="waterfall-row">
            <span>{label}</span>
            <svg viewBox={`0 0 ${fullScore} 20`} preserveAspectRatio="none" aria-hidden="true">
              <line className="waterfall-base" x1="0" x2={fullScore} y1="19.5" y2="19.5" />
              {index === 0 ? null : <line className="waterfall-link" x1={from} x2={from} y1="0" y2="5" />}
              <rect className="waterfall-bar" x={from} y="5" width={points} height="10" />
            </svg>
            <strong>{formatSigned(points)}</strong>
          </div>
        ))}
      </div>
      <Table bars={bars} />
    </figure>
  );
}

export function Waterfall({ score }: { readonly score: ScoreReply }) {
  const bars = toWaterfall(score);
  const sentence = describeWaterfall(bars, score.totalScore);
  return (
    <Card title={fill(texts.title, { total: String(score.totalScore) })} hint={texts.hint}>
      <p className="waterfall-sentence">{sentence}</p>
      {bars.length === 0 ? null : (
        <PhoneFold label={fill(texts.steps, { count: bars.length })}>
          <Chart bars={bars} sentence={sentence} />
        </PhoneFold>
      )}
    </Card>
  );
}
