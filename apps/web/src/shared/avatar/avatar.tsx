import type { User } from '@groundwork/contracts';
import useSWR from 'swr';
import { fetchFile } from '../api/client.ts';
import './avatar.css';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as a reader counts letters: an emoji or an accent is not cut in half. */
function initial(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

const fetchPicture = async (path: string) => URL.createObjectURL(await fetchFile(path));
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/** Somebody's picture, or their initials until there is one. Beside a name: it says nothing of its own. */
export function Avatar({ user, large = false }: { readonly user: User; readonly large?: boolean }) {
  const { data } = useSWR(user.profileImageUrl, fetchPicture, once);
  const picture = user.profileImageUrl === null ? undefined : data;
  return (
    <span className={large ? 'avatar avatar-large' : 'avatar'} aria-hidden="true">
      {picture === undefined ? (
        <>
          {initial(user.firstName)}
          {initial(user.lastName)}
        </>
      ) : (
        <img src={picture} alt="" />
      )}
    </span>
  );
}
