import type { SubscriptionPlan } from '@groundwork/contracts';
import { Button, Card, ErrorState, FormSkeleton, Loading } from '@groundwork/web-ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Checkout } from '../api/use-checkout.ts';
import { labelOf, planCards } from '../model/plan-cards.ts';
import type { SetupFailure } from '../model/setup-failure.ts';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

const priceOf = (plan: SubscriptionPlan) =>
  planCards('starter').find((card) => card.plan === plan)?.price ?? '';

const preparing = (
  <Loading label="Preparing the payment">
    <FormSkeleton fields={3} />
  </Loading>
);

/** Without a key nothing can be bought, and trying again does not help. */
export function ConfigurationError() {
  return (
    <Card>
      <ErrorState
        title="Configuration Error"
        text="Payments are not configured. Your plan and your data are not affected; please contact support."
      />
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
      message={failure.said}
      text="Nothing was charged."
      {...(failure.said === null && { onRetry })}
    />
  );
}

export interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly publishableKey: string;
}

/** Opens below the plan cards once a plan is chosen, and takes the reader there. */
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
        title={`Pay for ${labelOf(plan)}`}
        action={
          <Button look="ghost" onClick={leave}>
            Choose another plan
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
