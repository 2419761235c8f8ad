import type { DashboardReply } from '@groundwork/contracts';
import { Badge, buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Clock, Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatSigned } from '../../../shared/formatting/format.ts';
import {
  boostSentence,
  groupRecommendations,
  type RecommendationCard,
} from '../model/recommendation-cards.ts';

interface GroupProps {
  readonly title: string;
  readonly subtitle: string;
  readonly cards: readonly RecommendationCard[];
}

function Group({ title, subtitle, cards }: GroupProps) {
  return (
    <section className="advice-group" aria-label={title}>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <ul>
        {cards.map((card) => (
          <li className="gw-card advice-card" key={card.id}>
            <header>
              <h3>{card.title}</h3>
              <Badge tone="good">{formatSigned(card.impact)} pts</Badge>
            </header>
            <p>{card.description}</p>
            {card.timeEstimate === '' ? null : (
              <span className="advice-time">
                <Clock aria-hidden="true" size={15} /> {card.timeEstimate}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With no advice yet, the next milestone is the one thing to do. */
function NoAdvice({ milestone }: { readonly milestone: DashboardReply['nextMilestone'] }) {
  const step = milestone?.href ? milestone : null;
  return (
    <Card title="High Impact Actions">
      <EmptyState
        icon={<Compass aria-hidden="true" />}
        title="No recommendations yet"
        text="They are built from what we know of your business. Your documents are the quickest way to get there."
        action={
          <Link className={buttonClass('next')} to={step?.href ?? '/documents'}>
            {step?.title ?? 'Upload a document'}
          </Link>
        }
      />
    </Card>
  );
}

export function Recommendations({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { highImpact, quickWins } = groupRecommendations(dashboard.recommendations);
  if (highImpact.length + quickWins.length === 0) return <NoAdvice milestone={dashboard.nextMilestone} />;
  return (
    <div className="advice">
      {highImpact.length === 0 ? null : (
        <Group title="High Impact Actions" subtitle={boostSentence(highImpact)} cards={highImpact} />
      )}
      {quickWins.length === 0 ? null : (
        <Group title="Quick Wins" subtitle="Easy improvements in 24-48 hours" cards={quickWins} />
      )}
    </div>
  );
}
