import type { ButtonHTMLAttributes } from 'react';
import './button.css';

export type ButtonLook = 'primary' | 'next' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'medium' | 'large';

export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'medium'): string {
  return `gw-button gw-button-${look} gw-button-${size}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly busy?: boolean;
}

export function Button({ look, size, busy = false, className, disabled, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={`${buttonClass(look, size)} ${className ?? ''}`}
      disabled={disabled === true || busy}
      aria-busy={busy}
    />
  );
}
