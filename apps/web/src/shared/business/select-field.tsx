import { useId } from 'react';
import './people.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly isLabelHidden?: boolean;
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, isLabelHidden = false, onChange } = props;
  const id = useId();
  const choose = (text: string) => {
    const option = options.find(([each]) => each === text);
    if (option !== undefined) onChange(option[0]);
  };
  return (
    <div className="people-select">
      <label htmlFor={id} className={isLabelHidden ? 'gw-hidden' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
