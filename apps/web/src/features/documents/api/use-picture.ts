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

const drawnOnce = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

export interface Picture {
  readonly url: string | undefined;
  readonly failed: boolean;
}

/** The picture of a page; `run` changes with each analysis, which draws its own. */
export function usePicture(path: string, run: string): Picture {
  const fetchPicture = async () => dataUrlOf(await fetchFile(path));
  const picture: SWRResponse<string, Error> = useSWR(['picture', path, run], fetchPicture, drawnOnce);
  const { data, error } = picture;
  return { url: data, failed: error !== undefined };
}
