import { sizeBands } from '@groundwork/engine-matching';
import { Button, TextField } from '@groundwork/web-ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useCounties } from '../api/use-loan-records.ts';
import { ownView, type RecordView } from '../model/record-view.ts';
import { stateNames, words as queryWords } from '#shared/lenders/record-query.wording.ts';
import { words } from '../loan-records.wording.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const withAny = (label: string, choices: readonly Choice[]): Choice[] => [{ value: '', label }, ...choices];

const states = withAny(
  words.filters.anyState,
  Object.entries(stateNames).map(([value, label]) => ({ value, label })),
);
const sizes = withAny(
  words.filters.anySize,
  sizeBands.map(({ code, label }) => ({ value: code, label })),
);
const programs = withAny(
  words.filters.anyProgram,
  Object.entries(queryWords.programs).map(([value, label]) => ({ value, label })),
);
const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value, label }));

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChange: (value: string) => void;
}

function ChoiceField({ label, value, options, onChange }: ChoiceFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <Select aria-label={label} value={value} options={[...options]} onChange={onChange} />
    </label>
  );
}

function CountyField({ view, onView }: RecordFiltersProps) {
  const counties = useCounties(view.state);
  const options = withAny(
    words.filters.anyCounty,
    counties.map((county) => ({ value: county, label: county })),
  );
  return (
    <ChoiceField
      label={words.filters.county}
      value={view.county}
      options={options}
      onChange={(county) => onView({ ...view, county, place: 'chosen' })}
    />
  );
}

export interface RecordFiltersProps {
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
}

export function RecordFilters({ view, onView }: RecordFiltersProps) {
  const [naics, setNaics] = useState(view.naics);
  return (
    <form
      className="record-filters"
      role="search"
      aria-label={words.filters.label}
      onSubmit={(event) => {
        event.preventDefault();
        onView({ ...view, naics: naics.trim(), place: 'chosen' });
      }}
    >
      <TextField
        label={words.filters.industry}
        placeholder={words.filters.industryHelp}
        inputMode="numeric"
        pattern="[0-9]{2,4}|[0-9]{6}"
        value={naics}
        onChange={({ target }) => setNaics(target.value)}
      />
      <ChoiceField
        label={words.filters.state}
        value={view.state}
        options={states}
        onChange={(state) => onView({ ...view, naics: naics.trim(), state, county: '', place: 'chosen' })}
      />
      {view.state === '' ? null : <CountyField view={view} onView={onView} />}
      <ChoiceField
        label={words.filters.size}
        value={view.size}
        options={sizes}
        onChange={(size) => onView({ ...view, size })}
      />
      <ChoiceField
        label={words.filters.program}
        value={view.program}
        options={programs}
        onChange={(program) => onView({ ...view, program })}
      />
      <ChoiceField
        label={words.filters.sort}
        value={view.sort}
        options={sorts}
        onChange={(sort) => onView({ ...view, sort: sort as RecordView['sort'] })}
      />
      <Button type="submit" look="outline">
        {words.filters.apply}
      </Button>
      <Button look="ghost" disabled={view.place === 'own'} onClick={() => onView(ownView)}>
        {words.filters.own}
      </Button>
    </form>
  );
}
