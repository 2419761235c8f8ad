import { Badge, Button, Dial, FactorBar } from '@groundwork/web-ui';
import { Check, FileText, Play } from 'lucide-react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { specifiedWords, words as landingWords } from '../landing.wording.ts';
import { exampleFactors, exampleLender as lender, exampleScore } from '../model/example.ts';
import { splitHeadline } from '../model/headline.ts';
import { Contours } from './contours.tsx';
import { Ticker } from './ticker.tsx';

const { hero: words } = landingWords;

function ProductPicture() {
  return (
    <figure className="product">
      <figcaption className="gw-hidden">{words.example}</figcaption>
      <div className="product-score">
        <header>
          <span>{words.score}</span>
          <Badge>{words.badge}</Badge>
        </header>
        <Dial {...exampleScore} />
        <div className="product-factors">
          {exampleFactors.map(({ label, value }) => (
            <FactorBar key={label} label={label} value={value} />
          ))}
        </div>
      </div>
      <div className="product-lender" aria-hidden="true">
        <span className="initials">{lender.initials}</span>
        <p>
          <strong>{lender.name}</strong>
          <span>{lender.loan}</span>
        </p>
        <div className="product-match">
          <span>{words.match}</span>
          <strong>{lender.match}%</strong>
        </div>
        <div className="gw-bar gw-bar-brand">
          <span style={{ width: `${lender.match}%` }} />
        </div>
      </div>
      <div className="product-document" aria-hidden="true">
        <span className="product-document-icon">
          <FileText size={20} />
        </span>
        <p>
          <strong>{words.document}</strong>
          <span>
            <Check size={14} /> {words.noFraud}
          </span>
        </p>
      </div>
    </figure>
  );
}

export interface HeroProps {
  readonly onStart: () => void;
}

/** The focus moves, too: the next Tab starts at the demo. */
function watchDemo(): void {
  document.getElementById('demo')?.scrollIntoView();
  document.getElementById('demo-title')?.focus({ preventScroll: true });
}

export function Hero({ onStart }: HeroProps) {
  const { eyebrow, headline, promise, assurances, sampleClaims } = siteConfig().landing;
  return (
    <section className="hero" id="top" aria-labelledby="promise">
      <Contours />
      <div className="hero-inner">
        <div className="hero-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="promise">
            {splitHeadline(headline).map(({ text, accent }) => (accent ? <em key={text}>{text}</em> : text))}
          </h1>
          <p className="hero-promise">{promise}</p>
          <div className="hero-actions">
            <Button look="next" size="large" onClick={onStart}>
              {specifiedWords.start}
            </Button>
            <Button look="outline" size="large" className="hero-demo" onClick={watchDemo}>
              <Play aria-hidden="true" size={15} fill="currentColor" /> {words.demo}
            </Button>
          </div>
          <ul className="assurances">
            {assurances.map((assurance) => (
              <li key={assurance}>
                <Check aria-hidden="true" size={13} /> {assurance}
              </li>
            ))}
          </ul>
          {sampleClaims ? <p className="claims-sample">{words.sample}</p> : null}
        </div>
        <ProductPicture />
      </div>
      <Ticker />
    </section>
  );
}
