import type { User } from '@groundwork/contracts';
import useSWR from 'swr';
import { fetchFile } from '../api/client.ts';
import './avatar.css';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A grapheme, so an emoji or an accent stays whole. */
function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

const fetchPicture = async (path: string) => URL.createObjectURL(await fetchFile(path));
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

interface AvatarProps {
  readonly user: Pick<User, 'firstName' | 'lastName' | 'profileImageUrl'>;
  readonly large?: boolean;
}

/** Hidden from screen readers: the name is beside it. */
export function Avatar({ user, large = false }: AvatarProps) {
  const { data } = useSWR(user.profileImageUrl, fetchPicture, once);
  const picture = user.profileImageUrl === null ? undefined : data;
  return (
    <span className={large ? 'avatar avatar-large' : 'avatar'} aria-hidden="true">
      {picture === undefined ? (
        <>
          {initialOf(user.firstName)}
          {initialOf(user.lastName)}
        </>
      ) : (
        <img src={picture} alt="" />
      )}
    </span>
  );
}
