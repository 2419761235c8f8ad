import { practicePlans, type PracticeSummary } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { formatDate } from '#shared/formatting/format.ts';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { useOversight, usePractices } from '../api/use-oversight.ts';
import { words as allWords } from '../admin-businesses.wording.ts';
import { ManagerForm } from './manager-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { SearchedList } from './searched-list.tsx';

const { practices: words } = allWords;

function managerText({ manager, managerBy }: PracticeSummary): string | null {
  if (manager !== null) return fill(words.managedBy, { name: manager.name });
  return managerBy === null ? null : fill(words.managerBy, { date: formatDate(managerBy) });
}

interface ActionsProps {
  readonly name: string;
  readonly open: 'plan' | 'manager' | null;
  readonly onOpen: (next: 'plan' | 'manager' | null) => void;
}

const Actions = ({ name, open, onOpen }: ActionsProps) => (
  <div className="user-actions">
    <Button
      look="ghost"
      aria-expanded={open === 'plan'}
      aria-label={fill(allWords.giveTo, { name })}
      onClick={() => onOpen(open === 'plan' ? null : 'plan')}
    >
      {allWords.give}
    </Button>
    <Button
      look="ghost"
      aria-expanded={open === 'manager'}
      aria-label={fill(words.managerOf, { name })}
      onClick={() => onOpen(open === 'manager' ? null : 'manager')}
    >
      {words.manager}
    </Button>
  </div>
);

function PracticeRow({ practice }: { readonly practice: PracticeSummary }) {
  const { id, name, admins, plan, staff, clients } = practice;
  const { givePracticePlan } = useOversight();
  const [open, setOpen] = useState<'plan' | 'manager' | null>(null);
  const close = () => setOpen(null);
  const manager = managerText(practice);
  return (
    <li>
      <div className="user-words">
        <h3>{name}</h3>
        <p>{admins.join(' · ')}</p>
        <p>
          {planLabel(plan)} · {fill(words.staff, { count: staff })} ·{' '}
          {fill(words.clients, { count: clients })}
        </p>
        {manager === null ? null : <p>{manager}</p>}
      </div>
      <Actions name={name} open={open} onOpen={setOpen} />
      {open === 'plan' ? (
        <PlanForm
          name={name}
          plans={practicePlans}
          first="master"
          onGive={(gift) => givePracticePlan(id, gift)}
          onClose={close}
        />
      ) : null}
      {open === 'manager' ? <ManagerForm practice={practice} onClose={close} /> : null}
    </li>
  );
}

export const PracticeList = () => (
  <SearchedList
    words={words}
    usePage={usePractices}
    row={(practice) => <PracticeRow key={practice.id} practice={practice} />}
  />
);
