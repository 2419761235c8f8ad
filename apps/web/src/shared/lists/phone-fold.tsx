import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './phone-fold.css';
import { useIsPhone } from './use-is-phone.ts';

export interface PhoneFoldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A wide screen shows the children at once. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  if (!useIsPhone()) return children;
  return (
    <details className="phone-fold">
      <summary>
        {label} <ChevronDown aria-hidden="true" size={16} />
      </summary>
      {children}
    </details>
  );
}
