import { planOffers, type SubscriptionPlan, type UserSummary } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Select } from 'antd';
import { useState } from 'react';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useUserActions } from '../api/use-users.ts';
import { words } from '../admin-users.wording.ts';

const options = planOffers.map(({ plan, label }) => ({ value: plan, label }));

interface PlanFormProps {
  readonly user: UserSummary;
  readonly onClose: () => void;
}

export function PlanForm({ user: { id, email }, onClose }: PlanFormProps) {
  const { givePlan } = useUserActions();
  const { busy, run } = useActionWithToast();
  const [plan, setPlan] = useState<SubscriptionPlan>('professional');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const give = () =>
    run(async () => {
      const { plan: inForce } = await givePlan(id, { plan, until: until === '' ? null : until, reason });
      onClose();
      const description = fill(words.plan.givenTo, { email, plan: planLabel(inForce) });
      return { title: words.plan.given, description };
    });
  return (
    <form
      className="user-plan"
      aria-label={fill(words.plan.giveTo, { email })}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Select aria-label={words.plan.plan} value={plan} options={options} onChange={setPlan} />
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
