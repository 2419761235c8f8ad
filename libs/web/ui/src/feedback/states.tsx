import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import './states.css';
import { specifiedWords, words } from '../ui.wording.ts';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="gw-state">
      {icon === undefined ? null : <span className="gw-state-icon">{icon}</span>}
      <p className="gw-state-title">{title}</p>
      {text === undefined ? null : <p className="gw-state-text">{text}</p>}
      {action}
    </div>
  );
}

export interface NoResultsProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  readonly onClear: () => void;
}

export function NoResults({ onClear, ...texts }: NoResultsProps) {
  return (
    <div role="status">
      <EmptyState
        {...texts}
        action={
          <Button look="outline" onClick={onClear}>
            {specifiedWords.clearFilters}
          </Button>
        }
      />
    </div>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly message?: string | null;
  readonly onRetry?: () => Promise<void>;
}

export function ErrorState({ title, text, message = null, onRetry }: ErrorStateProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry?.().finally(() => setBusy(false));
  };
  return (
    <div className="gw-state" role="alert">
      <p className="gw-state-title">{title}</p>
      {message === null ? null : <p className="gw-state-message">{message}</p>}
      <p className="gw-state-text">{text}</p>
      {onRetry === undefined ? null : (
        <Button look="outline" busy={busy} onClick={() => void retry()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className="gw-spinner" role="status">
      <span aria-hidden="true" />
      <span className="gw-hidden">{label}</span>
    </div>
  );
}
