import { Dial } from '@groundwork/web-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { specifiedWords, words } from '../landing.wording.ts';
import { exampleLenders, exampleScore } from '../model/example.ts';
import { onceVisible } from './once-visible.ts';

interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly tone: 'brand' | 'info' | 'next';
  readonly children: ReactNode;
}

function Feature({ title, text, tone, children }: FeatureProps) {
  return (
    <li className="feature">
      <div className={`feature-picture feature-${tone}`}>{children}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

/** Below the fold, the animation would delay the visible part of the page. */
function ScoreDial() {
  const container = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(
    () => (container.current === null ? undefined : onceVisible(container.current, () => setVisible(true))),
    [],
  );
  const { score, level, sentence } = exampleScore;
  return (
    <div ref={container} className="mini-dial">
      <Dial key={String(isVisible)} score={score} level={level} sentence={sentence} still={!isVisible} />
    </div>
  );
}

function LenderList() {
  return (
    <ul className="mini-lenders" aria-hidden="true">
      {exampleLenders.map(({ initials, name, match }) => (
        <li key={name}>
          <span className="initials">{initials}</span>
          <span>{name}</span>
          <strong>{match}%</strong>
        </li>
      ))}
    </ul>
  );
}

function DocumentPicture() {
  return (
    <div className="mini-document" aria-hidden="true">
      {['a', 'b', 'next', 'c', 'brand', 'd'].map((line) => (
        <span key={line} className={`mini-line mini-line-${line}`} />
      ))}
      <span className="mini-scan" />
    </div>
  );
}

export function Features() {
  const { features, sampleClaims } = siteConfig().landing;
  return (
    <section className="features" id="features" aria-labelledby="features-title">
      <h2 id="features-title">{words.features.title}</h2>
      {sampleClaims ? <p className="claims-sample">{words.features.sample}</p> : null}
      <ul>
        <Feature title={specifiedWords.features.score} text={features.score} tone="brand">
          <ScoreDial />
        </Feature>
        <Feature title={specifiedWords.features.lenders} text={features.lenders} tone="info">
          <LenderList />
        </Feature>
        <Feature title={specifiedWords.features.documents} text={features.documents} tone="next">
          <DocumentPicture />
        </Feature>
      </ul>
    </section>
  );
}
