import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { brand } from '#shared/brand/brand.ts';
import { appUpdate } from './app-update.ts';
import { words as appWords } from './app.wording.ts';
import './update-banner.css';

const { update: words } = appWords;

export function UpdateBanner() {
  const isReady = useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
  return (
    <div role="status">
      {isReady ? (
        <p className="update-banner">
          <RefreshCw aria-hidden="true" size={18} />
          <span>{fill(words.text, { product: brand.name })}</span>
          <Button look="outline" onClick={() => window.location.reload()}>
            {words.action}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
