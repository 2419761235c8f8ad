import type { SubscriptionPlan } from '@groundwork/contracts';
import { Button, ErrorState, FormSkeleton, Loading, useTheme } from '@groundwork/web-ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { fill } from '@groundwork/wording';
import { LockKeyhole } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { purchase } from '#shared/subscription/purchase.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { initializeFailure } from '../model/setup-failure.ts';
import { specifiedWords, words } from '../subscribe.wording.ts';

const token = (name: string) =>
  window.getComputedStyle(document.documentElement).getPropertyValue(`--gw-${name}`).trim();

/** The provider draws the fields in its own frame, where our styles do not apply. */
const appearanceOf = (mode: string): Appearance => ({
  theme: mode === 'dark' ? 'night' : 'stripe',
  variables: {
    colorPrimary: token('brand'),
    colorBackground: token('card'),
    colorText: token('ink'),
    colorTextSecondary: token('mute'),
    colorDanger: token('bad'),
    borderRadius: '10px',
  },
});

function Fields({
  price,
  plan,
  onBlocked,
}: {
  price: string;
  plan: SubscriptionPlan;
  onBlocked: () => void;
}) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (stripe === null || elements === null) return;
    setBusy(true);
    setProblem(null);
    purchase.remember(plan);
    // The promise settles only after a failure. After a payment the browser opens the return address.
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin },
    });
    setBusy(false);
    const description = error.message ?? words.payment.failed;
    setProblem(description);
    showToast({ title: specifiedWords.paymentFailed, description, destructive: true });
  };

  return (
    <form className="payment" onSubmit={(event) => void pay(event)}>
      {ready ? null : (
        <Loading label={words.payment.loading}>
          <FormSkeleton fields={3} />
        </Loading>
      )}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onBlocked} />
      {problem === null ? null : <p className="payment-problem">{problem}</p>}
      <Button type="submit" size="large" busy={busy} disabled={!ready}>
        <LockKeyhole size={18} aria-hidden="true" />
        {fill(words.payment.pay, { price })}
      </Button>
      <p className="payment-note">{words.payment.note}</p>
    </form>
  );
}

export interface PaymentFormProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly plan: SubscriptionPlan;
  readonly price: string;
}

export default function PaymentForm({ publishableKey, clientSecret, plan, price }: PaymentFormProps) {
  const { mode } = useTheme();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, () => setBlocked(true));
  }, [publishableKey, attempt]);

  if (blocked) {
    const retry = () => {
      setBlocked(false);
      setAttempt((count) => count + 1);
      return Promise.resolve();
    };
    return <ErrorState title={initializeFailure.title} text={words.payment.blocked} onRetry={retry} />;
  }
  if (stripe === null) {
    return (
      <Loading label={words.payment.loading}>
        <FormSkeleton fields={3} />
      </Loading>
    );
  }
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: appearanceOf(mode) }}>
      <Fields price={price} plan={plan} onBlocked={() => setBlocked(true)} />
    </Elements>
  );
}
