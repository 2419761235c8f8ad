// From the first byte of a born-digital statement to `document.processed`, through the whole system, one at a time.
import { setTimeout as delay } from 'node:timers/promises';
import { ask, liveMessages, signUp } from './own-system.mjs';

const kinds = /** @type {const} */ (['business_checking', 'business_savings', 'personal_checking']);

/** @param {string} url @param {string} token @param {number} n @param {number} [rest] milliseconds before it is sent */
export async function upload(url, token, n, rest = 0) {
  // seen only once everything is built
  const { makeDocument, pdfOfDocument } = await import('@groundwork/testing');
  const subcategory = kinds[n % kinds.length] ?? 'business_checking';
  const document = makeDocument({ seed: 900 + n, part: 'test', subcategory });
  const form = new FormData();
  form.set('category', document.category);
  const bytes = new Uint8Array(await pdfOfDocument(document, n));
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), `${n}.pdf`);
  await delay(rest);
  const since = performance.now();
  const answer = await fetch(`${url}/api/documents/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`An upload was answered ${answer.status}`);
  return since;
}

/** Milliseconds of each. @param {string} url @param {number} count @param {number} rest before each, in milliseconds */
export async function uploadTimes(url, count, rest) {
  const token = await signUp(url, 0);
  const messages = liveMessages(url, token);
  const times = [];
  let message = messages.next();
  await delay(1000);
  for (let n = 0; n < count; n += 1) {
    const since = await upload(url, token, n, rest);
    for (;;) {
      const { value } = await message;
      message = messages.next();
      if (value.type === 'document.processed') break;
    }
    times.push(performance.now() - since);
  }
  const all = await ask(url, '/api/documents', token);
  const unread = all.filter((/** @type {{ status: string }} */ { status }) => status !== 'processed');
  if (unread.length > 0) throw new Error(`${unread.length} of ${count} statements were not processed`);
  return times;
}
