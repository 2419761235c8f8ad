import { describe, expect, it } from '@jest/globals';
import { form1040, hostileFiles } from '@groundwork/test-data';
import { PdfPictures } from './pdf-pictures.reader.ts';

const draw = (file: Buffer) => new PdfPictures(file).draw(0, 200, 'Gray');

describe('the picture of a page', () => {
  it('has the pixels of its paper', async () => {
    await expect(draw(form1040(85_200))).resolves.toMatchObject({ width: 1700, height: 2200 });
  });

  it('has a pixel at least, however narrow the page is', async () => {
    const narrow = hostileFiles.find(({ name }) => name === 'a page of one point by a million')!;
    const picture = await draw(await narrow.make());
    expect(picture).toMatchObject({ width: 1, height: 4000 });
    expect(picture?.data).toHaveLength(4000);
  });
});
