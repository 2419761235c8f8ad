import { PDFDocument } from '@cantoo/pdf-lib';

export async function joinPdfs(...files: readonly Buffer[]): Promise<Buffer> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page);
  }
  return Buffer.from(await whole.save());
}
