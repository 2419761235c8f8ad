import { Dial } from '@groundwork/web-ui';
import { type ReactNode, useRef } from 'react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { exampleLenders, exampleScore } from '../model/example.ts';
import { useSeen } from './use-seen.ts';

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

/** Fills when it comes into view: below the fold nobody sees it move, and it would hold up what is seen. */
function ScoreDial() {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { score, level, sentence } = exampleScore;
  return (
    <div ref={place} className="mini-dial">
      <Dial key={String(seen)} score={score} level={level} sentence={sentence} still={!seen} />
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

function ReadDocument() {
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
  const { features } = siteConfig().landing;
  return (
    <section className="features" id="features" aria-labelledby="features-title">
      <h2 id="features-title">Three engines, one honest answer.</h2>
      <ul>
        <Feature title="Score engine" text={features.score} tone="brand">
          <ScoreDial />
        </Feature>
        <Feature title="Lender matching" text={features.lenders} tone="info">
          <LenderList />
        </Feature>
        <Feature title="Document intelligence" text={features.documents} tone="next">
          <ReadDocument />
        </Feature>
      </ul>
    </section>
  );
}
