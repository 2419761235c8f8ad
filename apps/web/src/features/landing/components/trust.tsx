import { planOffers } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { FileText, Scale, SquareCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { paths } from '#shared/paths.ts';
import { words } from '../trust.wording.ts';
import './trust.css';

interface ProofLinkProps {
  readonly icon: ReactNode;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

function ProofLink({ icon, href, title, text }: ProofLinkProps) {
  return (
    <li>
      {icon}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
    </li>
  );
}

function Prices() {
  const { publishableKey } = siteConfig();
  return (
    <div className="trust-part">
      <h3>{words.prices.title}</h3>
      <dl>
        {planOffers.map(({ plan, label, pricePerMonth }) => (
          <div key={plan}>
            <dt>{label}</dt>
            <dd>
              {pricePerMonth === 0
                ? words.prices.free
                : fill(words.prices.month, { price: `$${pricePerMonth}` })}
            </dd>
          </div>
        ))}
      </dl>
      <p>{publishableKey === null ? words.prices.notSold : words.prices.start}</p>
    </div>
  );
}

function WhoSeesIt() {
  return (
    <div className="trust-part">
      <h3>{words.data.title}</h3>
      <ul>
        {words.data.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        <a href={paths.privacy()}>{words.data.more}</a>
      </p>
    </div>
  );
}

export function Trust() {
  const { sourceUrl } = siteConfig();
  return (
    <section className="trust" id="trust" aria-labelledby="trust-title">
      <h2 id="trust-title">{words.title}</h2>
      <ul className="trust-proofs">
        <ProofLink
          icon={<Scale aria-hidden="true" size={26} strokeWidth={1.5} />}
          href={paths.howTheScoreWorks()}
          {...words.rules}
        />
        <ProofLink
          icon={<FileText aria-hidden="true" size={26} strokeWidth={1.5} />}
          href={paths.sampleReport()}
          {...words.report}
        />
        {sourceUrl === null ? null : (
          <ProofLink
            icon={<SquareCode aria-hidden="true" size={26} strokeWidth={1.5} />}
            href={sourceUrl}
            {...words.source}
          />
        )}
      </ul>
      <div className="trust-parts">
        <Prices />
        <WhoSeesIt />
      </div>
    </section>
  );
}
