import { words } from '../ui.wording.ts';
import './toast.css';

export interface ToastProps {
  readonly title: string;
  readonly description: string;
  readonly destructive: boolean;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onClose: () => void;
}

export function Toast({ title, description, destructive, action, onClose }: ToastProps) {
  return (
    <div
      className={destructive ? 'gw-toast gw-toast-bad' : 'gw-toast'}
      role={destructive ? 'alert' : 'status'}
    >
      <div className="gw-toast-words">
        <p className="gw-toast-title">{title}</p>
        <p>{description}</p>
      </div>
      {action === undefined ? null : (
        <button type="button" className="gw-toast-action" onClick={action.run}>
          {action.label}
        </button>
      )}
      <button type="button" className="gw-toast-close" aria-label={words.closeMessage} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
