import { Button } from '@groundwork/web-ui';
import { useEffect, useRef } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ title: 'Copied', description: 'Keep the codes where only you can read them.' });
  } catch {
    showToast({ title: 'Error', description: 'Please copy the codes by hand.', destructive: true });
  }
}

/** Shown once: nobody, we included, can show them again. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account-codes">
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        Each opens your account once when your phone is not at hand. They are shown only now: write them down,
        and keep them away from your password.
      </p>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button look="outline" onClick={() => void copy(codes)}>
          Copy all
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
