import { Button } from '@groundwork/web-ui';
import { useEffect, useRef } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { words as accountWords } from '../account.wording.ts';

const { failed, recoveryCodes: words } = accountWords;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ title: words.copied, description: words.copiedText });
  } catch {
    showToast({ title: failed, description: words.notCopied, destructive: true });
  }
}

export function RecoveryCodeList({ codes, onClose }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account-codes">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <ul aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button look="outline" onClick={() => void copy(codes)}>
          {words.copyAll}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}
