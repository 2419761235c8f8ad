import { Badge, Button } from '@groundwork/web-ui';
import { Check } from 'lucide-react';
import type { PlanCard as Card } from '../model/plan-cards.ts';

export interface PlanCardProps {
  readonly card: Card;
  readonly busy: boolean;
  /** Nothing can be bought here now. */
  readonly closed: boolean;
  readonly salesContact: string | null;
  readonly onChoose: () => void;
}

function ContactSales({ salesContact }: { readonly salesContact: string | null }) {
  const sentence = 'Contact sales for the Master Partner plan';
  return (
    <p className="plan-sales">
      {salesContact === null ? sentence : <a href={`mailto:${salesContact}`}>{sentence}</a>}
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
        Choose {label}
      </Button>
    );
  }
  return (
    <Button size="large" look="outline" disabled>
      {offer === 'current' ? 'Current plan' : 'Starts next period'}
    </Button>
  );
}

export function PlanCard(props: PlanCardProps) {
  const { label, price, points, offer, plan } = props.card;
  const looks = plan === 'professional' ? 'gw-card plan plan-lead' : 'gw-card plan';
  return (
    <section className={looks} aria-label={`${label} plan`}>
      <header>
        <h2>{label}</h2>
        {offer === 'current' ? <Badge tone="good">Your plan</Badge> : null}
      </header>
      <p className="plan-price">
        <strong>{price}</strong> per month
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check size={17} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <Action {...props} />
    </section>
  );
}
