import { type InputHTMLAttributes, useId } from 'react';
import './text-field.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly problem?: string | undefined;
}

export function TextField({ label, problem, ...input }: TextFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="gw-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
      />
      {problem === undefined ? null : (
        <p className="gw-field-problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
