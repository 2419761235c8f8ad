import type { GivenPlanBody, SubscriptionPlan, SubscriptionView } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Select } from 'antd';
import { useState } from 'react';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { words } from '../admin-users.wording.ts';

interface PlanFormProps<Plan extends SubscriptionPlan> {
  readonly name: string;
  readonly plans: readonly Plan[];
  readonly first: Plan;
  readonly onGive: (gift: GivenPlanBody & { plan: Plan }) => Promise<SubscriptionView>;
  readonly onClose: () => void;
}

export function PlanForm<Plan extends SubscriptionPlan>(props: PlanFormProps<Plan>) {
  const { name, plans, first, onGive, onClose } = props;
  const { busy, run } = useActionWithToast();
  const [plan, setPlan] = useState(first);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const give = () =>
    run(async () => {
      const { plan: inForce } = await onGive({ plan, until: until === '' ? null : until, reason });
      onClose();
      const description = fill(words.plan.givenTo, { name, plan: planLabel(inForce) });
      return { title: words.plan.given, description };
    });
  return (
    <form
      className="user-plan"
      aria-label={fill(words.plan.giveTo, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Select
        aria-label={words.plan.plan}
        value={plan}
        options={plans.map((value) => ({ value, label: planLabel(value) }))}
        onChange={setPlan}
      />
      <TextField
        label={words.plan.until}
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <TextField
        label={words.plan.reason}
        hint={words.plan.hint}
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="user-actions">
        <Button type="submit" busy={busy}>
          {words.plan.save}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {words.plan.cancel}
        </Button>
      </div>
    </form>
  );
}
