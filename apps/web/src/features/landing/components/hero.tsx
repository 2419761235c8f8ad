import { Badge, Button, Dial, FactorBar } from '@groundwork/web-ui';
import { Check, FileText, Play } from 'lucide-react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { exampleFactors, exampleScore } from '../model/example.ts';
import { phrasesOf } from '../model/headline.ts';
import { Contours } from './contours.tsx';
import { Ticker } from './ticker.tsx';

/** The product itself, drawn: an invented business, and labelled as one. */
function Composition() {
  return (
    <figure className="product">
      <figcaption className="gw-hidden">An example: the score of an invented business</figcaption>
      <div className="product-score">
        <header>
          <span>Readiness score</span>
          <Badge>Example</Badge>
        </header>
        <Dial {...exampleScore} />
        <div className="product-factors">
          {exampleFactors.map(({ label, value }) => (
            <FactorBar key={label} label={label} value={value} />
          ))}
        </div>
      </div>
      <div className="product-lender" aria-hidden="true">
        <span className="initials">HB</span>
        <p>
          <strong>Harbor Bank SBA</strong>
          <span>$50K to $350K</span>
        </p>
        <div className="product-match">
          <span>Match</span>
          <strong>94%</strong>
        </div>
        <div className="gw-bar gw-bar-brand">
          <span style={{ width: '94%' }} />
        </div>
      </div>
      <div className="product-document" aria-hidden="true">
        <span className="product-document-icon">
          <FileText size={20} />
        </span>
        <p>
          <strong>Form 1120</strong>
          <span>
            <Check size={14} /> No fraud indicators
          </span>
        </p>
      </div>
    </figure>
  );
}

export interface HeroProps {
  readonly onStart: () => void;
}

/** The reader's next Tab starts where the eyes are. */
function watchDemo(): void {
  document.getElementById('demo')?.scrollIntoView();
  document.getElementById('demo-title')?.focus({ preventScroll: true });
}

export function Hero({ onStart }: HeroProps) {
  const { eyebrow, headline, promise, assurances } = siteConfig().landing;
  return (
    <section className="hero" id="top" aria-labelledby="promise">
      <Contours />
      <div className="hero-inner">
        <div className="hero-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="promise">
            {phrasesOf(headline).map(({ text, accent }) => (accent ? <em key={text}>{text}</em> : text))}
          </h1>
          <p className="hero-promise">{promise}</p>
          <div className="hero-actions">
            <Button look="next" size="large" onClick={onStart}>
              Start AI Analysis
            </Button>
            <Button look="outline" size="large" className="hero-demo" onClick={watchDemo}>
              <Play aria-hidden="true" size={15} fill="currentColor" /> Watch the demo
            </Button>
          </div>
          <ul className="assurances">
            {assurances.map((assurance) => (
              <li key={assurance}>
                <Check aria-hidden="true" size={13} /> {assurance}
              </li>
            ))}
          </ul>
        </div>
        <Composition />
      </div>
      <Ticker />
    </section>
  );
}
