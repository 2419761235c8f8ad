import useSWR, { type SWRResponse } from 'swr';
import { fetchFile } from '#shared/api/client.ts';

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(blob);
  });
}

const withoutRevalidation = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

export interface Picture {
  readonly url: string | undefined;
  readonly failed: boolean;
}

/** Each analysis renders new pictures, so its start is part of the cache key. */
export function usePicture(path: string, analyzedAt: string): Picture {
  const fetchPicture = async () => dataUrlOf(await fetchFile(path));
  const picture: SWRResponse<string, Error> = useSWR(
    ['picture', path, analyzedAt],
    fetchPicture,
    withoutRevalidation,
  );
  const { data, error } = picture;
  return { url: data, failed: error !== undefined };
}
