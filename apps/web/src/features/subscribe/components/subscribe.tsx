import type { SubscriptionPlan, SubscriptionView } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, FigureSkeleton, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { siteConfig } from '#shared/brand/site-config.ts';
import { useSubscription } from '#shared/subscription/use-subscription.ts';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { useCheckout } from '../api/use-checkout.ts';
import { planCards } from '../model/plan-cards.ts';
import { words } from '../subscribe.wording.ts';
import { BillingHistory } from './billing-history.tsx';
import { Comparison } from './comparison.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { ConfigurationError, PaymentStep } from './payment-step.tsx';
import { PlanCard } from './plan-card.tsx';
import './subscribe.css';

function NotSold({ plan }: { readonly plan: SubscriptionPlan }) {
  return (
    <Card>
      <EmptyState title={words.notSold.title} text={fill(words.notSold.text, { plan: planLabel(plan) })} />
    </Card>
  );
}

function Plans({ subscription }: { readonly subscription: SubscriptionView }) {
  const { plan, nextPlan } = subscription;
  const { publishableKey, salesContact } = siteConfig();
  const checkout = useCheckout(plan);
  const { state } = checkout;
  const isClosed = state.step === 'failed' && state.failure.isConfiguration;
  return (
    <>
      {isClosed ? <ConfigurationError /> : null}
      {publishableKey === null && !isClosed ? <NotSold plan={plan} /> : null}
      <div className="plans">
        {planCards(plan, nextPlan).map((card) => (
          <PlanCard
            key={card.plan}
            card={card}
            busy={state.step === 'starting' && state.plan === card.plan}
            closed={isClosed || state.step === 'starting'}
            salesContact={salesContact}
            onChoose={() => void checkout.choose(card.plan)}
          />
        ))}
      </div>
      {isClosed || publishableKey === null ? null : (
        <PaymentStep checkout={checkout} publishableKey={publishableKey} />
      )}
    </>
  );
}

export function Subscribe() {
  const { data, error, refresh } = useSubscription();
  if (data !== undefined) {
    return (
      <div className="subscribe">
        <Plans subscription={data} />
        <div className="subscribe-own">
          <CurrentPlan subscription={data} />
          <BillingHistory />
        </div>
        <Comparison current={data.plan} />
      </div>
    );
  }
  if (error === undefined) {
    return (
      <Loading label={words.loading}>
        <div className="plans">
          <FigureSkeleton />
          <FigureSkeleton />
          <FigureSkeleton />
        </div>
        <RowsSkeleton rows={4} />
      </Loading>
    );
  }
  return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
}
