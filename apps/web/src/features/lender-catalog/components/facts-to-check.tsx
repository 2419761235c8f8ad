import type { FactToCheck } from '@groundwork/contracts';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useFactActions, useFactsToCheck } from '../api/use-facts-to-check.ts';
import { describeFact } from '../model/fact-texts.ts';
import { words } from '../lender-catalog.wording.ts';

const { facts: texts } = words;
const DAY_LENGTH = 10;

function FactRow({ open, day }: { readonly open: FactToCheck; readonly day: string }) {
  const { verify } = useFactActions();
  const { busy, run } = useActionWithToast();
  const { fact } = open;
  const action = open.inUse ? texts.check : texts.use;
  const check = () =>
    run(async () => {
      await verify(fact.id, day);
      return { title: texts.checked, description: fact.note };
    });
  return (
    <li>
      <div>
        <h3>{fact.note}</h3>
        <p>{describeFact(open)}</p>
      </div>
      <Button
        look="outline"
        busy={busy}
        disabled={day === ''}
        aria-label={fill(texts.actionOf, { action, note: fact.note })}
        onClick={() => void check()}
      >
        {action}
      </Button>
    </li>
  );
}

/** A rule leaves the list when an administrator compares it with its source. */
export function FactsToCheck() {
  const { data = [] } = useFactsToCheck();
  const today = new Date().toISOString().slice(0, DAY_LENGTH);
  const [day, setDay] = useState(today);
  if (data.length === 0) return null;
  return (
    <Card title={fill(texts.title, { count: data.length })} subtitle={texts.subtitle}>
      <TextField
        label={texts.day}
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <ul className="catalog-list">
        {data.map((open) => (
          <FactRow key={open.fact.id} open={open} day={day} />
        ))}
      </ul>
    </Card>
  );
}
