import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { words } from '../ui.wording.ts';
import './text-field.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

interface PasswordButtonProps {
  readonly isVisible: boolean;
  readonly onToggle: () => void;
}

function PasswordButton({ isVisible, onToggle }: PasswordButtonProps) {
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <button
      type="button"
      className="gw-field-reveal"
      aria-label={words.showPassword}
      aria-pressed={isVisible}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}

export function TextField({ label, hint, problem, type, ...input }: TextFieldProps) {
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  const isPassword = type === 'password';
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const descriptions = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <div className="gw-field">
      <label htmlFor={id}>{label}</label>
      <div className={isPassword ? 'gw-field-password' : undefined}>
        <input
          {...input}
          id={id}
          type={isPassword && isVisible ? 'text' : type}
          aria-invalid={problem !== undefined}
          aria-describedby={descriptions === '' ? undefined : descriptions}
        />
        {isPassword ? <PasswordButton isVisible={isVisible} onToggle={() => setVisible(!isVisible)} /> : null}
      </div>
      {hint === undefined ? null : (
        <p className="gw-field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p className="gw-field-problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
