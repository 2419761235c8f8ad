import type { BankRowClass } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useBankFileActions } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import type { BankRowView } from '../model/views.ts';

const classes = Object.keys(words.classes) as BankRowClass[];

interface ChangeClassProps {
  readonly row: BankRowView;
  readonly onEnd: () => void;
}

function useCorrection(row: BankRowView, onEnd: () => void) {
  const { correct } = useBankFileActions();
  const [busy, setBusy] = useState(false);
  const save = async (rowClass: BankRowClass | null, sameText: boolean) => {
    setBusy(true);
    await runWithErrorToast(words.failed, async () => {
      const { changed } = await correct(row.id, rowClass, sameText);
      onEnd();
      showToast({
        title: fill(words.rows.changed, { count: changed }),
        description: words.rows.changedText,
      });
    }).finally(() => setBusy(false));
  };
  return { busy, save };
}

function ChangeClass({ row, onEnd }: ChangeClassProps) {
  const { busy, save } = useCorrection(row, onEnd);
  const [chosen, setChosen] = useState(row.class);
  const [sameText, setSameText] = useState(false);
  return (
    <div className="bank-change">
      <select
        aria-label={fill(words.rows.changeOf, { text: row.text })}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as BankRowClass)}
      >
        {classes.map((each) => (
          <option key={each} value={each}>
            {words.classes[each]}
          </option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={sameText} onChange={({ target }) => setSameText(target.checked)} />
        {words.rows.sameText}
      </label>
      <Button look="outline" busy={busy} onClick={() => void save(chosen, sameText)}>
        {words.rows.save}
      </Button>
      {row.corrected ? (
        <Button look="ghost" busy={busy} onClick={() => void save(null, sameText)}>
          {words.rows.back}
        </Button>
      ) : null}
    </div>
  );
}

export function BankRow({ row }: { readonly row: BankRowView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tbody>
      <tr>
        <td className="bank-day">{formatDate(row.day)}</td>
        <th scope="row" className="bank-text">
          {row.text}
        </th>
        <td className="bank-kind" title={row.because}>
          {words.classes[row.class]}
          {row.corrected ? <Badge tone="info">{words.rows.corrected}</Badge> : null}
          {row.because === words.classes[row.class] ? null : <small>{row.because}</small>}
        </td>
        <td className="bank-amount">{formatMoney(row.plain.amount)}</td>
        <td>
          <Needs access="banking edit">
            <Button
              look="ghost"
              aria-label={fill(words.rows.changeOf, { text: row.text })}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.rows.change}
            </Button>
          </Needs>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={5}>
            <ChangeClass row={row} onEnd={() => setIsOpen(false)} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
