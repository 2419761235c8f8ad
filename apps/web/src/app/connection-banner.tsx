import { fill } from '@groundwork/wording';
import { CloudOff, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { connection } from '#shared/api/connection.ts';
import { brand } from '#shared/brand/brand.ts';
import { words as appWords } from './app.wording.ts';
import './connection-banner.css';

const { connection: words } = appWords;

const states = {
  offline: {
    Icon: WifiOff,
    title: () => words.offline,
    text: words.offlineText,
  },
  unreachable: {
    Icon: CloudOff,
    // The document may not contain the name yet when this module loads.
    title: () => fill(words.unreachable, { product: brand.name }),
    text: words.unreachableText,
  },
};

function Banner({ Icon, title, text }: (typeof states)[keyof typeof states]) {
  return (
    <p className="connection-banner">
      <Icon aria-hidden="true" size={18} />
      <span>
        <strong>{title()}</strong> {text}
      </span>
    </p>
  );
}

export function ConnectionBanner() {
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  // A screen reader announces only a change inside an element that already exists.
  return <div role="status">{state === 'up' ? null : <Banner {...states[state]} />}</div>;
}
