import { Badge, Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Check, Clock } from 'lucide-react';
import { Needs } from '#shared/business/needs.tsx';
import type { PlanCard as Card } from '../model/plan-cards.ts';
import { specifiedWords, words } from '../subscribe.wording.ts';

export interface PlanCardProps {
  readonly card: Card;
  readonly busy: boolean;
  readonly closed: boolean;
  readonly salesContact: string | null;
  readonly onChoose: () => void;
}

function ContactSales({ salesContact }: { readonly salesContact: string | null }) {
  const { contactSales } = specifiedWords;
  return (
    <p className="plan-sales">
      {salesContact === null ? (
        `${contactSales}. ${words.planCard.noSalesContact}`
      ) : (
        <a href={`mailto:${salesContact}`}>{contactSales}</a>
      )}
    </p>
  );
}

function Action({ card: { offer, label, plan }, busy, closed, salesContact, onChoose }: PlanCardProps) {
  if (offer === 'sales') return <ContactSales salesContact={salesContact} />;
  if (offer === 'choose') {
    return (
      <Button
        size="large"
        look={plan === 'professional' ? 'next' : 'outline'}
        busy={busy}
        disabled={closed}
        onClick={onChoose}
      >
        {fill(words.planCard.choose, { plan: label })}
      </Button>
    );
  }
  return (
    <Button size="large" look="outline" disabled>
      {offer === 'current' ? specifiedWords.currentPlan : words.planCard.scheduled}
    </Button>
  );
}

export function PlanCard(props: PlanCardProps) {
  const { label, price, benefits, offer, plan } = props.card;
  const looks = plan === 'professional' ? 'gw-card plan plan-lead' : 'gw-card plan';
  return (
    <section className={looks} aria-label={fill(words.planCard.region, { plan: label })}>
      <header>
        <h2>{label}</h2>
        {offer === 'current' ? <Badge tone="good">{words.planCard.yourPlan}</Badge> : null}
      </header>
      <p className="plan-price">
        <strong>{price}</strong> {words.planCard.perMonth}
      </p>
      <ul>
        {benefits.map(({ label: benefit, isPlanned }) => (
          <li key={benefit} className={isPlanned ? 'plan-planned' : undefined}>
            {isPlanned ? <Clock size={17} aria-hidden="true" /> : <Check size={17} aria-hidden="true" />}
            {benefit}
            {isPlanned ? ` (${words.planCard.planned})` : null}
          </li>
        ))}
      </ul>
      {offer === 'choose' ? (
        <Needs access="billing edit">
          <Action {...props} />
        </Needs>
      ) : (
        <Action {...props} />
      )}
    </section>
  );
}
