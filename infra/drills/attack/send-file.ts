import type { LongFile } from '@groundwork/test-data';
import type { Owner } from '../owner.ts';
import type { Answer, Sender } from '../sender.ts';

type Fields = Readonly<Record<string, string>>;

const STATEMENT: Fields = { category: 'bank_statements' };

export async function formOf(content: string | Uint8Array, name: string, fields: Fields = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

export async function sendDocument(
  sender: Sender,
  owner: Owner,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  fields = STATEMENT,
): Promise<Answer> {
  const { headers, body } = await formOf(bytes, name, fields);
  const sent = { path: '/api/documents/upload', method: 'POST', body };
  return sender.send({ ...sent, headers: { ...headers, ...owner.headers } });
}

export async function sendBankFile(sender: Sender, owner: Owner, file: LongFile): Promise<Answer> {
  const { headers, body } = await formOf(file.content(), file.fileName);
  const sent = { path: '/api/bank-files', method: 'POST', body };
  return sender.send({ ...sent, headers: { ...headers, ...owner.headers } });
}
