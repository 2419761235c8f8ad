import { routes } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';
import { InspectBankFile } from './inspect-bank-file.adapter.ts';
import { readUploadForm, type StoreContent } from './upload-form.reader.ts';

interface BankFileForm {
  file: { name: string; bytes: number; sha256: string };
  fields: Map<string, string>;
}

export async function readBankFileForm(
  request: FastifyRequest,
  storeContent: StoreContent,
): Promise<BankFileForm> {
  const inspect = (fileName: string) => new InspectBankFile(fileName);
  const reader = { form: routes.uploadBankFile.form, storeContent, inspect };
  const { file, fields } = await readUploadForm(request, reader);
  const { size: bytes, sha256 } = file.inspector;
  return { file: { name: file.originalName, bytes, sha256 }, fields };
}
