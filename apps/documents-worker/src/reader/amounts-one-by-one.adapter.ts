import type { GrayImage } from '../domain/page-light.rules.ts';
import type { Recognized } from './recognition.adapter.ts';

export async function recognizeOneByOne(
  pictures: readonly GrayImage[],
  recognize: (picture: GrayImage) => Promise<Recognized>,
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
