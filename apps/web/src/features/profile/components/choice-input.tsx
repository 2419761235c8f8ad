import type { CatalogueField } from '@groundwork/contracts';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { isHistory, optionWords } from '../model/field-words.ts';

interface ChoiceProps {
  readonly field: CatalogueField;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
}

const notChosen = { value: '', label: 'Not chosen' };

/** One of a few words; text from before these words existed stays on offer. */
function SelectInput({ field, value = '', ...select }: ChoiceProps) {
  const words = field.options ?? field.suggestions ?? [];
  const known = value === '' || words.includes(value) ? words : [...words, value];
  const options = known.map((option) => ({ value: option, label: optionWords(option) }));
  return (
    <Select
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      options={[notChosen, ...options]}
    />
  );
}

const other = 'Other';

/** A long list with a way out of it: "Other" opens a box for one's own words. */
function SuggestionInput({ field, value = '', onChange, ...input }: ChoiceProps) {
  const suggestions = field.suggestions ?? [];
  const isOwn = value !== '' && !suggestions.includes(value);
  const [wanted, setWanted] = useState(false);
  const writes = wanted || isOwn;
  const options = [...suggestions, other].map((option) => ({ value: option, label: option }));
  const choose = (chosen: string) => {
    setWanted(chosen === other);
    onChange?.(chosen === other ? '' : chosen);
  };
  return (
    <div className="choice">
      <Select
        {...input}
        showSearch={{ optionFilterProp: 'label' }}
        value={writes ? other : value}
        options={[notChosen, ...options]}
        onChange={choose}
      />
      {writes ? (
        <Input
          aria-label={`${field.label}, in your words`}
          placeholder="In your words"
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
          {...(input.onBlur && { onBlur: input.onBlur })}
        />
      ) : null}
    </div>
  );
}

const isListed = (field: CatalogueField) => field.kind === 'select' || isHistory(field);

/** Written freely only where the catalogue offers nothing. */
export const isChoice = (field: CatalogueField): boolean =>
  isListed(field) || field.suggestions !== undefined;

export function ChoiceInput(props: ChoiceProps) {
  return isListed(props.field) ? <SelectInput {...props} /> : <SuggestionInput {...props} />;
}
