import { CloudOff, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { connection } from '#shared/api/connection.ts';
import { brand } from '#shared/brand/brand.ts';
import './connection-banner.css';

const words = {
  offline: {
    Icon: WifiOff,
    title: 'You are offline.',
    text: 'What you see may be out of date. It refreshes by itself once you are back.',
  },
  unreachable: {
    Icon: CloudOff,
    title: `${brand.name} cannot be reached.`,
    text: 'We keep trying. Nothing you saved is lost.',
  },
};

/** Says that the connection is gone, and goes by itself once it is back. */
export function ConnectionBanner() {
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const { Icon, title, text } = state === 'up' ? { Icon: null, title: '', text: '' } : words[state];
  return (
    // Always there, so that a screen reader hears what is put into it.
    <div role="status">
      {Icon === null ? null : (
        <p className="connection-banner">
          <Icon aria-hidden="true" size={18} />
          <span>
            <strong>{title}</strong> {text}
          </span>
        </p>
      )}
    </div>
  );
}
