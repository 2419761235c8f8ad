import { readFileSync } from 'node:fs';
import { createWorker, OEM, PSM } from 'tesseract.js';

const [langPath = '', ...files] = process.argv.slice(2);
const worker = await createWorker('eng', OEM.LSTM_ONLY, {
  langPath,
  gzip: true,
  cacheMethod: 'none',
  errorHandler: () => undefined,
});
await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
for (const file of files) await worker.recognize(readFileSync(file), {}, { text: false, tsv: true });
await worker.terminate();
