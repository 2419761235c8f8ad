import type { RecognitionPass, RecognizerAnswer } from '../domain/recognition-pass.model.ts';
import { NetworkWitness } from './network-witness.adapter.ts';
import { WasmRecognition } from './wasm-recognition.adapter.ts';

const heldByTheWorker = { busyMs: Infinity, idleMs: Infinity };
const recognition = new WasmRecognition();
const witness = new NetworkWitness(process.argv[2] ?? '');

async function answer({
  pass,
  mode,
  words,
  ...gray
}: RecognitionPass & { pass: number }): Promise<RecognizerAnswer> {
  if (words !== undefined) return { pass, tsv: await witness.read(gray, words) };
  const recognized = await recognition.recognize(gray, mode, heldByTheWorker).catch(() => null);
  return { pass, tsv: recognized?.tsv ?? null };
}

process.title = 'documents-recognizer';
process.once('disconnect', () => process.exit(1));
process.on('message', (request: RecognitionPass & { pass: number }) => {
  void answer(request).then((result) => process.send?.(result));
});
