import type { SharedPackage } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useState } from 'react';
import { readPage } from '../api/shared-calls.ts';
import { sharedProblem } from '../model/shared-problem.ts';
import { usePageInView } from '../model/use-page-in-view.ts';
import { words } from '../shared-file.wording.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly pages: number;
  readonly notice: string | null;
}

const itemsOf = ({ memoPages, items }: SharedPackage): Item[] => [
  { id: 'memo', name: words.memo, pages: memoPages, notice: null },
  ...items.map(({ id, kind, period, pages, notice }) => ({
    id,
    name: [kind.replaceAll('_', ' '), period].filter(Boolean).join(' '),
    pages,
    notice,
  })),
];

interface PictureProps {
  readonly session: string;
  readonly item: Item;
  readonly page: number;
}

interface PictureState {
  readonly url: string | undefined;
  readonly problem: string | null;
}

function usePicture({ session, item, page }: PictureProps): PictureState {
  const [state, setState] = useState<PictureState>({ url: undefined, problem: null });
  useEffect(() => {
    let made: string | undefined;
    let isCurrent = true;
    readPage(session, item.id, page).then(
      (picture) => {
        if (!isCurrent) return;
        made = URL.createObjectURL(picture);
        setState({ url: made, problem: null });
      },
      (error: unknown) => {
        if (isCurrent) setState({ url: undefined, problem: sharedProblem(error) });
      },
    );
    return () => {
      isCurrent = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [session, item.id, page]);
  return state;
}

function Picture(props: PictureProps) {
  const { session, item, page } = props;
  const { url, problem } = usePicture(props);
  const name = fill(words.page, { item: item.name, page: String(page), pages: String(item.pages) });
  usePageInView(session, { itemId: item.id, page }, url !== undefined);
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (url === undefined) return <p role="status">{words.loading}</p>;
  return <img className="shared-page" src={url} alt={name} />;
}

interface SharedPagesProps {
  readonly session: string;
  readonly file: SharedPackage;
}

export function SharedPages({ session, file }: SharedPagesProps) {
  const items = itemsOf(file);
  const [place, setPlace] = useState({ at: 0, page: 1 });
  const item = items[place.at] ?? items[0];
  if (!item) return null;
  const { page } = place;
  return (
    <>
      <nav aria-label={words.contents} className="shared-contents">
        {items.map(({ id, name, notice }, at) => (
          <Button
            key={id}
            look={at === place.at ? 'primary' : 'outline'}
            aria-current={at === place.at ? 'page' : undefined}
            onClick={() => setPlace({ at, page: 1 })}
          >
            {notice === null ? name : `${name} (${notice})`}
          </Button>
        ))}
      </nav>
      <p>{fill(words.page, { item: item.name, page: String(page), pages: String(item.pages) })}</p>
      <Picture key={`${item.id} ${page}`} session={session} item={item} page={page} />
      <div className="shared-buttons">
        <Button look="outline" disabled={page <= 1} onClick={() => setPlace({ ...place, page: page - 1 })}>
          {words.previous}
        </Button>
        <Button
          look="outline"
          disabled={page >= item.pages}
          onClick={() => setPlace({ ...place, page: page + 1 })}
        >
          {words.next}
        </Button>
      </div>
    </>
  );
}
