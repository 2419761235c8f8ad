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
import { failureMessage, isPaidFor, successMessage } from '../model/payment-outcome.ts';
import { pollUntilStopped } from '../model/poll-until-stopped.ts';
import { words } from '../payment-return.wording.ts';
import './payment-return.css';

function Failed({ onDone }: { readonly onDone: () => void }) {
  const refresh = useFreshSubscription();
  useEffect(() => {
    let current = true;
    const showResult = (problem?: string) => {
      if (!current) return;
      showToast(failureMessage(problem));
      onDone();
    };
    refresh().then(
      ({ paymentProblem }) => showResult(paymentProblem),
      () => showResult(),
    );
    return () => {
      current = false;
    };
  }, [refresh, onDone]);
  return null;
}

function Succeeded({ onDone }: { readonly onDone: () => void }) {
  const { data } = useSubscription();
  const refresh = useFreshSubscription();
  const isPaid = data !== undefined && isPaidFor(data, purchase.read());
  useEffect(() => {
    if (isPaid) return undefined;
    return pollUntilStopped(refresh);
  }, [isPaid, refresh]);
  useEffect(() => {
    if (!isPaid) return;
    showToast(successMessage(data, brand.name));
    purchase.forget();
    void refreshUser();
    onDone();
  }, [isPaid, data, onDone]);
  return (
    <p className="payment-return" role="status">
      <Loader size={18} aria-hidden="true" />
      {words.confirming}
    </p>
  );
}

export function PaymentReturn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(paths.dashboard(), { replace: true }), [navigate]);
  const status = search.get('redirect_status');
  if (status === null) return null;
  return status === 'failed' ? <Failed onDone={leave} /> : <Succeeded onDone={leave} />;
}
