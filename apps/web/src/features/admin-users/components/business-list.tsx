import { type BusinessSummary, subscriptionPlans } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { useBusinesses, useOversight } from '../api/use-oversight.ts';
import { words as allWords } from '../admin-businesses.wording.ts';
import { PlanForm } from './plan-form.tsx';
import { SearchedList } from './searched-list.tsx';

const { businesses: words } = allWords;

function BusinessRow({ business }: { readonly business: BusinessSummary }) {
  const { id, name, owners, plan, people, practices } = business;
  const { givePlan } = useOversight();
  const [isGiving, setGiving] = useState(false);
  return (
    <li>
      <div className="user-words">
        <h3>{name}</h3>
        <p>{owners.join(' · ')}</p>
        <p>
          {planLabel(plan)} · {fill(words.people, { count: people })} ·{' '}
          {fill(words.practices, { count: practices })}
        </p>
      </div>
      <div className="user-actions">
        <Button
          look="ghost"
          aria-expanded={isGiving}
          aria-label={fill(allWords.giveTo, { name })}
          onClick={() => setGiving(!isGiving)}
        >
          {allWords.give}
        </Button>
      </div>
      {isGiving ? (
        <PlanForm
          name={name}
          plans={subscriptionPlans}
          first="professional"
          onGive={(gift) => givePlan(id, gift)}
          onClose={() => setGiving(false)}
        />
      ) : null}
    </li>
  );
}

export const BusinessList = () => (
  <SearchedList
    words={words}
    usePage={useBusinesses}
    row={(business) => <BusinessRow key={business.id} business={business} />}
  />
);
