import type { CatalogField } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { formatOption, hasHistoryOptions } from '#shared/profile/fields.ts';
import { words } from '../profile.wording.ts';

interface ChoiceProps {
  readonly field: CatalogField;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
}

const { notAnswered, other, yes, no } = words.values;
const notChosen = { value: '', label: notAnswered };

/** A stored text that is not an option stays selectable. */
function SelectInput({ field, value = '', ...select }: ChoiceProps) {
  const listed = field.options ?? field.suggestions ?? [];
  const values = value === '' || listed.includes(value) ? listed : [...listed, value];
  const options = values.map((option) => ({ value: option, label: formatOption(option) }));
  return (
    <Select
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      options={[notChosen, ...options]}
    />
  );
}

function SuggestionInput({ field, value = '', onChange, ...input }: ChoiceProps) {
  const suggestions = field.suggestions ?? [];
  const isOwn = value !== '' && !suggestions.includes(value);
  const [isOther, setIsOther] = useState(false);
  const hasTextBox = isOther || isOwn;
  const options = [...suggestions, other].map((option) => ({ value: option, label: option }));
  const choose = (chosen: string) => {
    setIsOther(chosen === other);
    onChange?.(chosen === other ? '' : chosen);
  };
  return (
    <div className="choice">
      <Select
        {...input}
        showSearch={{ optionFilterProp: 'label' }}
        value={hasTextBox ? other : value}
        options={[notChosen, ...options]}
        onChange={choose}
      />
      {hasTextBox ? (
        <Input
          aria-label={fill(words.values.fieldInYourWords, { field: field.label })}
          placeholder={words.values.inYourWords}
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
          {...(input.onBlur && { onBlur: input.onBlur })}
        />
      ) : null}
    </div>
  );
}

interface CountChoiceProps {
  readonly most: number;
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly onBlur?: () => void;
}

/** A count that stays open until the owner chooses it. */
export function CountChoice({ most, value, onChange, ...select }: CountChoiceProps) {
  const counts = Array.from({ length: most + 1 }, (_, count) => String(count));
  return (
    <Select
      {...select}
      value={typeof value === 'number' ? String(value) : ''}
      options={[notChosen, ...counts.map((count) => ({ value: count, label: count }))]}
      onChange={(chosen) => onChange?.(chosen === '' ? null : Number(chosen))}
    />
  );
}

const answers = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
]);

interface YesNoProps {
  readonly id?: string;
  readonly value?: boolean | null;
  readonly onChange?: (value: boolean | null) => void;
  readonly onBlur?: () => void;
}

export function YesNoInput({ value, onChange, ...select }: YesNoProps) {
  return (
    <Select
      {...select}
      value={answers.get(value) ?? ''}
      options={[notChosen, { value: 'yes', label: yes }, { value: 'no', label: no }]}
      onChange={(answer) => onChange?.(answer === '' ? null : answer === 'yes')}
    />
  );
}

const isListed = (field: CatalogField) => field.kind === 'select' || hasHistoryOptions(field);

export const isChoice = (field: CatalogField): boolean => isListed(field) || field.suggestions !== undefined;

export function ChoiceInput(props: ChoiceProps) {
  return isListed(props.field) ? <SelectInput {...props} /> : <SuggestionInput {...props} />;
}
