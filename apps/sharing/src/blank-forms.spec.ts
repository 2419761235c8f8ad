import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName, PDFString, type PDFTextField } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { packageFileKey, packageFolder, type PackageView, rpc, type UserId } from '@groundwork/contracts';
import { KeyReceiver, ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { RunningSharing } from '../testing/running-sharing.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundwork-forms-'));

async function blank(fields: readonly string[]): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  const [page] = [file.addPage([612, 792]), file.addPage([612, 792])];
  for (const [at, name] of fields.entries())
    file
      .getForm()
      .createTextField(name)
      .addToPage(page, { x: 50, y: 700 - 40 * at, width: 120, height: 20 });
  return file;
}

function addSignature(file: PDFDocument): void {
  const { context } = file;
  const widget = context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [50, 50, 250, 90], F: 4 });
  widget.set(PDFName.of('T'), PDFString.of('signature'));
  const reference = context.register(widget);
  file.getForm().acroForm.addField(reference);
  file.getPage(0).node.addAnnot(reference);
}

async function put(name: string, file: PDFDocument, map?: object): Promise<void> {
  const bytes = await file.save();
  writeFileSync(join(folder, name), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (map) writeFileSync(join(folder, 'maps', `${sha256}.json`), JSON.stringify(map));
}

const fields = {
  applicant: 'fullName',
  business: 'legalBusinessName',
  number: 'ssn',
  funds: 'useOfFunds',
  signature: 'fullName',
};

let sharing: RunningSharing;
beforeAll(async () => {
  mkdirSync(join(folder, 'maps'));
  const mapped = await blank(['applicant', 'business', 'number', 'funds']);
  addSignature(mapped);
  await put('a-413.pdf', mapped, { form: 'sba-413', revision: '2026-01', fields });
  await put('b-1919.pdf', await blank(['applicant']));
  const locked = await blank(['applicant']);
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner', permissions: {} });
  await put('c-locked.pdf', locked);
  const dynamic = await PDFDocument.create();
  dynamic.addPage();
  dynamic.getForm().acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'));
  await put('d-xfa.pdf', dynamic);
  writeFileSync(join(folder, 'e-text.pdf'), 'no PDF');
  sharing = await RunningSharing.start({ FORMS_DIR: folder });
});
afterAll(async () => {
  await sharing.stop();
  rmSync(folder, { recursive: true });
});

async function filledForm(userId: UserId, { id: packageId }: PackageView, path: string): Promise<Buffer> {
  const receiver = new KeyReceiver();
  const own = { userId, packageId, version: 1, receiver: receiver.publicKey };
  const { key } = await sharing.rpc.call(rpc.sharing.buildKey, own);
  const storage = sharing.service.app.get(ObjectStorage, { strict: false });
  const files = new SealedFiles(storage, { key: receiver.open(key, packageId), mayBePlain: false });
  return buffer(await files.get(packageFileKey(packageFolder(packageId, 1), path)));
}

async function pageTexts(content: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return texts;
}

describe('the blank forms of the operator', () => {
  it('are listed with what is done with each', async () => {
    const states = await sharing.rpc.call(rpc.sharing.forms, {});
    expect(states.map(({ file, state, reason }) => [file, state, reason])).toEqual([
      ['a-413.pdf', 'mapped', null],
      ['b-1919.pdf', 'unknown_revision', 'There is no valid map for this revision.'],
      ['c-locked.pdf', 'not_usable', 'The file has a password.'],
      ['d-xfa.pdf', 'not_usable', 'The file has no fields to fill in.'],
      ['e-text.pdf', 'not_usable', 'The file cannot be read as a PDF.'],
    ]);
    for (const { sha256 } of states) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are filled in only with a map, as an unsigned draft, and a long text stands in the attachment', async () => {
    const userId = randomUUID() as UserId;
    const created = await sharing.create(userId, { parts: ['worksheets'] });
    const own = { userId, packageId: created.id, version: 1 };
    const step = await sharing.rpc.call(rpc.sharing.buildStep, own);
    const sheets = step.kind === 'assemble' ? step.worksheets : [];
    expect(sheets.map(({ path, isStored }) => [path, isStored])).toEqual([
      ['worksheets/sba-413.pdf', true],
      ['worksheets/sba-1919.pdf', false],
    ]);
    const content = await filledForm(userId, created, 'worksheets/sba-413.pdf');
    const file = await PDFDocument.load(content);
    const form = file.getForm();
    const textOf = (name: string) => (form.getField(name) as PDFTextField).getText();
    expect([textOf('business'), textOf('number'), textOf('funds')]).toEqual([
      'Cedar Lane Bakery',
      '***-**-6789',
      'See attachment',
    ]);
    expect(form.getField('signature').acroField.dict.has(PDFName.of('V'))).toBe(false);
    const texts = await pageTexts(content);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain('Unsigned draft');
    expect(texts[2]).toMatch(/Attachment.*funds:.*Two ovens and a long list of other machines/s);
    expect(content.toString('latin1')).not.toMatch(/123-?45-?6789/);
  });
});
