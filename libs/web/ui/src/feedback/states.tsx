import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import './states.css';

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

export interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div className="gw-state" role="alert">
      <p className="gw-state-title">{title}</p>
      <p className="gw-state-text">{text}</p>
      {onRetry === undefined ? null : (
        <Button look="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** A grey shape of the coming content; the words are for those who hear the page. */
export function Skeleton({ height, label }: { readonly height: number; readonly label?: string }) {
  return (
    <div className="gw-skeleton" style={{ height }}>
      {label === undefined ? null : (
        <span className="gw-hidden" role="status">
          {label}
        </span>
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
