import type { SubscriptionPlan } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { api } from '#shared/api/client.ts';
import { siteConfig } from '#shared/brand/site-config.ts';
import { paths } from '#shared/paths.ts';
import { purchase } from '#shared/subscription/purchase.ts';
import { useSubscription } from '#shared/subscription/use-subscription.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { isDowngrade } from '../model/plan-cards.ts';
import { configurationFailure, type SetupFailure, setupFailure } from '../model/setup-failure.ts';
import { words } from '../subscribe.wording.ts';

const timeoutMs = 45_000;

type State =
  | { readonly step: 'choosing' }
  | { readonly step: 'starting'; readonly plan: SubscriptionPlan }
  | { readonly step: 'paying'; readonly plan: SubscriptionPlan; readonly clientSecret: string }
  | { readonly step: 'failed'; readonly plan: SubscriptionPlan; readonly failure: SetupFailure };

export interface Checkout {
  readonly state: State;
  readonly choose: (plan: SubscriptionPlan) => Promise<void>;
  readonly leave: () => void;
}

const start = (plan: SubscriptionPlan) =>
  api.post(routes.startSubscription, {
    body: { plan },
    signal: AbortSignal.timeout(timeoutMs),
  });

export function useCheckout(current: SubscriptionPlan): Checkout {
  const [state, setState] = useState<State>({ step: 'choosing' });
  const { refresh } = useSubscription();

  const finishWithoutPayment = async (plan: SubscriptionPlan): Promise<void> => {
    if (!isDowngrade(current, plan)) {
      purchase.remember(plan);
      window.location.assign(paths.dashboard({ redirect_status: 'succeeded' }));
      return;
    }
    setState({ step: 'choosing' });
    await refresh();
    showToast({
      title: words.checkout.scheduledTitle,
      description: fill(words.checkout.scheduledText, { plan: planLabel(plan) }),
    });
  };

  const choose = async (plan: SubscriptionPlan): Promise<void> => {
    if (siteConfig().publishableKey === null) {
      setState({ step: 'failed', plan, failure: configurationFailure });
      return;
    }
    setState({ step: 'starting', plan });
    try {
      const { clientSecret } = await start(plan);
      if (clientSecret === null) await finishWithoutPayment(plan);
      else setState({ step: 'paying', plan, clientSecret });
    } catch (error) {
      setState({ step: 'failed', plan, failure: setupFailure(error) });
    }
  };

  return { state, choose, leave: () => setState({ step: 'choosing' }) };
}
