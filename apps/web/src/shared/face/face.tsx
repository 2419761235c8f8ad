import type { User } from '@groundwork/contracts';
import useSWR from 'swr';
import { requestFile } from '../api/client.ts';
import './face.css';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as a reader counts letters: an emoji or an accent is not cut in half. */
function initial(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

const fetchPicture = async (path: string) => URL.createObjectURL(await requestFile(path));
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/** Somebody's picture, or their initials until there is one. Beside a name: it says nothing of its own. */
export function Face({ user, large = false }: { readonly user: User; readonly large?: boolean }) {
  const { data } = useSWR(user.profileImageUrl, fetchPicture, once);
  const picture = user.profileImageUrl === null ? undefined : data;
  return (
    <span className={large ? 'face face-large' : 'face'} aria-hidden="true">
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
