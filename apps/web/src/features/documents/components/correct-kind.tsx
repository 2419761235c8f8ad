import type { DocumentView } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { type SyntheticEvent, useState } from 'react';
import type { Corrections, ReviewChange } from '../api/use-corrections.ts';
import { words } from '../documents.wording.ts';
import { correctionsOf, periodIn, type PeriodValue } from '../model/corrections.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { type ChosenPlace, PlaceSelect } from './place-select.tsx';
import { useBusy } from '#shared/busy/use-busy.ts';

interface CorrectKindProps {
  readonly document: DocumentView;
  readonly corrections: Corrections;
}

interface PartProps {
  readonly document: DocumentView;
  readonly busy: boolean;
  readonly send: (change: ReviewChange) => void;
}

function KindForm({ document, busy, send }: PartProps) {
  const { classification } = document.aiAnalysis;
  const [kind, setKind] = useState<ChosenPlace>({
    category: classification?.category ?? document.category,
    subcategory: classification?.subcategory ?? document.subcategory,
  });
  const { category, subcategory } = kind;
  const isSame = subcategory === classification?.subcategory;
  const save = () => {
    if (category !== null && subcategory !== null) send({ what: 'kind', category, subcategory });
  };
  return (
    <>
      <PlaceSelect place={kind} disabled={busy} onChange={setKind} />
      <Button look="outline" busy={busy} disabled={subcategory === null || isSame} onClick={save}>
        {words.corrections.saveKind}
      </Button>
    </>
  );
}

const isComplete = (period: PeriodValue) =>
  'year' in period ? /^20[0-3]\d$/.test(period.year) : period.to !== '' && period.from <= period.to;

function changeOf(period: PeriodValue): ReviewChange {
  if ('year' in period) return { what: 'taxYear', year: period.year };
  return { what: 'period', from: period.from === '' ? null : period.from, to: period.to };
}

function PeriodFields({
  period,
  onChange,
}: {
  readonly period: PeriodValue;
  readonly onChange: (period: PeriodValue) => void;
}) {
  if ('year' in period)
    return (
      <TextField
        label={words.corrections.taxYear}
        inputMode="numeric"
        value={period.year}
        onChange={({ target }) => onChange({ year: target.value.trim() })}
      />
    );
  return (
    <>
      <TextField
        label={words.corrections.firstDay}
        type="date"
        value={period.from}
        onChange={({ target }) => onChange({ ...period, from: target.value })}
      />
      <TextField
        label={words.corrections.lastDay}
        type="date"
        value={period.to}
        onChange={({ target }) => onChange({ ...period, to: target.value })}
      />
    </>
  );
}

function PeriodForm({ document, busy, send }: PartProps) {
  const [period, setPeriod] = useState<PeriodValue>(periodIn(document.aiAnalysis));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (isComplete(period)) send(changeOf(period));
  };
  return (
    <form className="value-form" noValidate onSubmit={onSubmit}>
      <PeriodFields period={period} onChange={setPeriod} />
      {isSubmitted && !isComplete(period) ? (
        <p role="alert" className="decision-problem">
          {words.corrections.enterPeriod}
        </p>
      ) : null}
      <Button type="submit" look="outline" busy={busy}>
        {words.corrections.savePeriod}
      </Button>
    </form>
  );
}

export function CorrectKind({ document, corrections }: CorrectKindProps) {
  const { busy, during } = useBusy();
  const { aiAnalysis, version } = document;
  const send = (change: ReviewChange) => during(corrections.apply(change).then(() => undefined));
  const list = ['kind', 'period', 'taxYear'].flatMap((name) => correctionsOf(aiAnalysis, 'figure', name));
  return (
    <section className="findings" aria-label={words.corrections.kindAndPeriod}>
      <details className="move-document" key={version}>
        <summary>{words.corrections.kindAndPeriod}</summary>
        <KindForm document={document} busy={busy} send={send} />
        <PeriodForm document={document} busy={busy} send={send} />
      </details>
      <CorrectionNotes label={words.corrections.kindAndPeriod} list={list} corrections={corrections} />
    </section>
  );
}
