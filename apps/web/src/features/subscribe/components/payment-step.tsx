import type { SubscriptionPlan } from '@groundwork/contracts';
import { Button, Card, ErrorState, FormSkeleton, Loading } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { planLabel } from '#shared/subscription/plan-label.ts';
import type { Checkout } from '../api/use-checkout.ts';
import { planCards } from '../model/plan-cards.ts';
import type { SetupFailure } from '../model/setup-failure.ts';
import { specifiedWords, words } from '../subscribe.wording.ts';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

const priceOf = (plan: SubscriptionPlan) =>
  planCards('starter').find((card) => card.plan === plan)?.price ?? '';

const preparing = (
  <Loading label={words.checkout.preparing}>
    <FormSkeleton fields={3} />
  </Loading>
);

export function ConfigurationError() {
  return (
    <Card>
      <ErrorState title={specifiedWords.configurationError} text={words.checkout.notConfigured} />
    </Card>
  );
}

function SetupError({
  failure,
  onRetry,
}: {
  readonly failure: SetupFailure;
  readonly onRetry: () => Promise<void>;
}) {
  return (
    <ErrorState
      title={failure.title}
      message={failure.serverMessage}
      text={words.checkout.notCharged}
      {...(failure.serverMessage === null && { onRetry })}
    />
  );
}

export interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly publishableKey: string;
}

export function PaymentStep({ checkout: { state, choose, leave }, publishableKey }: PaymentStepProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOpen = state.step !== 'choosing';
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  if (state.step === 'choosing') return null;
  const { plan } = state;
  return (
    <div ref={place} className="payment-step">
      <Card
        title={fill(words.checkout.title, { plan: planLabel(plan) })}
        action={
          <Button look="ghost" onClick={leave}>
            {words.checkout.otherPlan}
          </Button>
        }
      >
        {state.step === 'starting' ? preparing : null}
        {state.step === 'failed' ? <SetupError failure={state.failure} onRetry={() => choose(plan)} /> : null}
        {state.step === 'paying' ? (
          <Suspense fallback={preparing}>
            <PaymentForm
              key={state.clientSecret}
              publishableKey={publishableKey}
              clientSecret={state.clientSecret}
              plan={plan}
              price={priceOf(plan)}
            />
          </Suspense>
        ) : null}
      </Card>
    </div>
  );
}
