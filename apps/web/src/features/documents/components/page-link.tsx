import { fill } from '@groundwork/wording';
import { words } from '../documents.wording.ts';

interface PageLinkProps {
  readonly page: number;
  readonly lastPicture: number;
  readonly what: string;
  readonly onPage: (page: number) => void;
}

export function PageLink({ page, lastPicture, what, onPage }: PageLinkProps) {
  if (page > lastPicture) return <span className="finding-page">{fill(words.findings.page, { page })}</span>;
  return (
    <button type="button" className="finding-page" onClick={() => onPage(page)}>
      {fill(words.findings.page, { page })}
      <span className="gw-hidden">: {what}</span>
    </button>
  );
}
