import { Check } from 'lucide-react';

const mostReasons = 3;

export function LenderReasons({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <ul className="lender-reasons">
      {reasons.slice(0, mostReasons).map((reason) => (
        <li key={reason}>
          <Check size={16} aria-hidden="true" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
