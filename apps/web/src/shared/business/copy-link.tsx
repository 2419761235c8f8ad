import { Button } from '@groundwork/web-ui';
import { showToast } from '../toast/toast-store.ts';
import { words as businessWords } from './business.wording.ts';
import './people.css';

const { link: words } = businessWords;

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  showToast({ title: words.copied, description: words.copiedText });
}

/** The address stays selectable where a browser gives no clipboard. */
export function CopyLink({ url }: { readonly url: string }) {
  return (
    <div role="status" className="people-link">
      <p>{words.added}</p>
      <p className="people-address">{url}</p>
      <Button onClick={() => void copy(url)}>{words.copy}</Button>
    </div>
  );
}
