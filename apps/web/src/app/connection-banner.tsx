import { CloudOff, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { connection } from '#shared/api/connection.ts';
import { brand } from '#shared/brand/brand.ts';
import './connection-banner.css';

const words = {
  offline: {
    Icon: WifiOff,
    title: () => 'You are offline.',
    text: 'What you see may be out of date. It refreshes by itself once you are back.',
  },
  unreachable: {
    Icon: CloudOff,
    // The name is known only once the operator's settings have arrived.
    title: () => `${brand.name} cannot be reached.`,
    text: 'We keep trying. Nothing you saved is lost.',
  },
};

function Banner({ Icon, title, text }: (typeof words)[keyof typeof words]) {
  return (
    <p className="connection-banner">
      <Icon aria-hidden="true" size={18} />
      <span>
        <strong>{title()}</strong> {text}
      </span>
    </p>
  );
}

/** Says that the connection is gone, and goes by itself once it is back. */
export function ConnectionBanner() {
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  // Always there, so that a screen reader hears what is put into it.
  return <div role="status">{state === 'up' ? null : <Banner {...words[state]} />}</div>;
}
