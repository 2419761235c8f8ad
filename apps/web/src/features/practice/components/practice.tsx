import type { AddedInvitation, Practice as PracticeView } from '@groundwork/contracts';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { OpenInvitations } from '#shared/business/open-invitations.tsx';
import '#shared/business/people.css';
import { SelectField } from '#shared/business/select-field.tsx';
import { usePractices } from '#shared/business/use-practices.ts';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { usePracticeActions, usePracticeInvitations } from '../api/use-practice.ts';
import { words } from '../practice.wording.ts';
import { BrandCard } from './brand-card.tsx';
import { ClientTable } from './client-table.tsx';
import { InviteClientDialog } from './invite-client-dialog.tsx';
import { ManagerCard } from './manager-card.tsx';
import { PracticeButtons } from './practice-buttons.tsx';
import { StaffCard } from './staff-card.tsx';

function NewPractice() {
  const { create } = usePracticeActions();
  const { form, problem, busy, submit } = useSubmit(formProblem);
  return (
    <Card>
      <p>{words.first.empty}</p>
      <form
        ref={form}
        className="people-form practice-invite"
        onSubmit={(event) => {
          event.preventDefault();
          const name = fieldReader(event.currentTarget)('name');
          void submit(() => create(name));
        }}
      >
        <TextField
          label={words.first.name}
          name="name"
          autoComplete="organization"
          required
          maxLength={120}
          problem={problem.fields['name'] ?? problem.alert ?? undefined}
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.first.add}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function OnePractice({ practice }: { readonly practice: PracticeView }) {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const [isInviting, setInviting] = useState(false);
  const { data = [] } = usePracticeInvitations(practice.id, practice.role !== 'admin');
  const { withdraw } = usePracticeActions();
  const onAdded = ({ invitation, url }: AddedInvitation) => {
    setUrls({ ...urls, [invitation.id]: url });
    setInviting(false);
  };
  return (
    <>
      <OpenInvitations
        invitations={data.filter(({ state }) => state === 'open')}
        urls={urls}
        onWithdraw={(id) => withdraw(practice.id, id)}
      />
      <ClientTable practice={practice} onInvite={() => setInviting(true)} />
      <ManagerCard practice={practice} />
      {practice.role === 'admin' ? <BrandCard practice={practice} /> : null}
      <StaffCard practice={practice} onAdded={onAdded} />
      {isInviting ? (
        <InviteClientDialog practice={practice} onAdded={onAdded} onClose={() => setInviting(false)} />
      ) : null}
    </>
  );
}

export function Practice() {
  const [chosenId, setChosenId] = useState<string>();
  return (
    <QueryResult query={usePractices()} failure={{ title: words.away, text: words.awayText }} rows={3}>
      {(data) => {
        const practice = data.find(({ id }) => id === chosenId) ?? data[0];
        if (practice === undefined) return <NewPractice />;
        return (
          <div className="people">
            {data.length < 2 ? (
              <h2>{practice.name}</h2>
            ) : (
              <SelectField<string>
                label={words.practice}
                value={practice.id}
                options={data.map(({ id, name }) => [id, name] as const)}
                onChange={setChosenId}
              />
            )}
            {practice.role === 'admin' ? <PracticeButtons key={practice.id} practice={practice} /> : null}
            <OnePractice key={practice.id} practice={practice} />
          </div>
        );
      }}
    </QueryResult>
  );
}
