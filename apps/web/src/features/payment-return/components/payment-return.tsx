import { Loader } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '#shared/brand/brand.ts';
import { paths } from '#shared/paths.ts';
import { refreshUser } from '#shared/session/use-session.ts';
import { purchase } from '#shared/subscription/purchase.ts';
import { useSubscription } from '#shared/subscription/use-subscription.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useFreshSubscription } from '../api/use-fresh-subscription.ts';
import { keepAsking } from '../model/keep-asking.ts';
import { failureWords, isPaidFor, successWords } from '../model/payment-words.ts';
import './payment-return.css';

function Failed({ onDone }: { readonly onDone: () => void }) {
  const ask = useFreshSubscription();
  useEffect(() => {
    let current = true;
    const tell = (problem?: string) => {
      if (!current) return;
      showToast(failureWords(problem));
      onDone();
    };
    ask().then(
      ({ paymentProblem }) => tell(paymentProblem),
      () => tell(),
    );
    return () => {
      current = false;
    };
  }, [ask, onDone]);
  return null;
}

/** The event that the plan has changed is waited for; after a while the server is asked, and again. */
function Succeeded({ onDone }: { readonly onDone: () => void }) {
  const { data } = useSubscription();
  const ask = useFreshSubscription();
  const arrived = data !== undefined && isPaidFor(data, purchase.read());
  useEffect(() => {
    if (arrived) return undefined;
    return keepAsking(ask);
  }, [arrived, ask]);
  useEffect(() => {
    if (!arrived) return;
    showToast(successWords(data, brand.name));
    purchase.forget();
    void refreshUser();
    onDone();
  }, [arrived, data, onDone]);
  return (
    <p className="payment-return" role="status">
      <Loader size={18} aria-hidden="true" />
      Your payment is being confirmed. This page updates by itself.
    </p>
  );
}

/** What became of a payment, for whoever comes back from the provider. */
export function PaymentReturn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const done = useCallback(() => void navigate(paths.dashboard(), { replace: true }), [navigate]);
  const status = search.get('redirect_status');
  if (status === null) return null;
  return status === 'failed' ? <Failed onDone={done} /> : <Succeeded onDone={done} />;
}
