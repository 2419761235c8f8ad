import { setTimeout as delay } from 'node:timers/promises';
import { pdfOfDocument, storedDocument, storedNames } from '@groundwork/test-data';
import { Owner } from '../drills/owner.ts';

const statements = storedNames.filter((name) => /checking|savings/.test(name));

export async function upload(owner: Owner, n: number, rest = 0): Promise<number> {
  const { category, pages } = storedDocument(statements[n % statements.length] ?? '');
  const bytes = pdfOfDocument({ pages: pages.map((lines) => [...lines, `  Reference ${n}`]) });
  const file = new File([new Uint8Array(bytes)], `${n}.pdf`, { type: 'application/pdf' });
  await delay(rest);
  const since = performance.now();
  await owner.upload(file, { category });
  return since;
}

export async function uploadTimes(url: string, count: number, rest: number): Promise<number[]> {
  const owner = await Owner.signUp(url);
  const messages = owner.messages();
  const times: number[] = [];
  let message = messages.next();
  await delay(1000);
  for (let n = 0; n < count; n += 1) {
    const since = await upload(owner, n, rest);
    for (let isProcessed = false; !isProcessed; message = messages.next())
      isProcessed = (await message).value === 'document.processed';
    times.push(performance.now() - since);
  }
  const unread = (await owner.documents()).filter(({ status }) => status !== 'processed');
  if (unread.length > 0) throw new Error(`${unread.length} of ${count} statements were not processed`);
  return times;
}
