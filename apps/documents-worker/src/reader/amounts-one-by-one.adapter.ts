import type { GrayPicture } from '../domain/gray-picture.model.ts';
import type { Recognized } from './recognition.adapter.ts';

export async function recognizeOneByOne(
  pictures: readonly GrayPicture[],
  recognize: (picture: GrayPicture) => Promise<Recognized>,
): Promise<(string | null)[]> {
  const tables: (string | null)[] = [];
  for (const picture of pictures)
    tables.push(
      await recognize(picture).then(
        ({ tsv }) => tsv,
        () => null,
      ),
    );
  return tables;
}
