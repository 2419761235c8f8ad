import type { AddedInvitation, Practice, PracticeRole, StaffMember } from '@groundwork/contracts';
import { Badge, Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type SubmitEvent, useState } from 'react';
import { SelectField } from '#shared/business/select-field.tsx';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { usePracticeActions, useStaff } from '../api/use-practice.ts';
import { words as practiceWords } from '../practice.wording.ts';

const { staff: words } = practiceWords;
const roleOptions = Object.entries(words.roles) as [PracticeRole, string][];

interface MemberProps {
  readonly practice: Practice;
  readonly member: StaffMember;
}

function Controls({ practice, member: { id, name, role } }: MemberProps) {
  const { setRole, remove } = usePracticeActions();
  const { busy, run } = useActionWithToast();
  const change = (next: PracticeRole) =>
    run(async () => {
      await setRole(practice.id, id, next);
      return undefined;
    });
  const removeNow = () =>
    run(async () => {
      await remove(practice.id, id);
      return { title: fill(words.removed, { name }), description: words.removedText };
    });
  return (
    <div className="people-buttons">
      <SelectField
        label={fill(words.roleOf, { name })}
        isLabelHidden
        value={role}
        options={roleOptions}
        onChange={(next) => void change(next)}
      />
      <Button
        look="outline"
        busy={busy}
        aria-label={fill(words.removeLabel, { name })}
        onClick={() => void removeNow()}
      >
        {words.remove}
      </Button>
    </div>
  );
}

function Member({ practice, member }: MemberProps) {
  const { user } = useSession();
  return (
    <li>
      <h3>
        {member.name} {member.id === user?.id ? <Badge tone="info">{words.you}</Badge> : null}
      </h3>
      <p>{[member.email, words.roles[member.role]].join(' · ')}</p>
      {practice.role === 'admin' ? <Controls practice={practice} member={member} /> : null}
    </li>
  );
}

interface StaffCardProps {
  readonly practice: Practice;
  readonly onAdded: (added: AddedInvitation) => void;
}

function InviteColleague({ practice, onAdded }: StaffCardProps) {
  const [role, setRole] = useState<PracticeRole>('staff');
  const { invite } = usePracticeActions();
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const email = fieldReader(element)('email');
    void submit(async () => {
      onAdded(await invite(practice.id, { kind: 'staff', email, role }));
      element.reset();
    });
  };
  return (
    <form ref={form} className="people-form practice-invite" onSubmit={onSubmit}>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        problem={problem.fields['email'] ?? problem.alert ?? undefined}
      />
      <SelectField label={words.role} value={role} options={roleOptions} onChange={setRole} />
      <div>
        <Button type="submit" look="outline" busy={busy}>
          {words.invite}
        </Button>
      </div>
    </form>
  );
}

export function StaffCard({ practice, onAdded }: StaffCardProps) {
  const { data = [] } = useStaff(practice.id);
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <ul className="people-list">
        {data.map((member) => (
          <Member key={member.id} practice={practice} member={member} />
        ))}
      </ul>
      {practice.role === 'admin' ? <InviteColleague practice={practice} onAdded={onAdded} /> : null}
    </Card>
  );
}
