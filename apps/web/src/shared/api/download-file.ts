import { fetchFile } from './client.ts';
import { runWithErrorToast } from './run-with-error-toast.ts';
import { words } from './api.wording.ts';

/** Sufficient for a slow disk. The browser frees the file with the page at the latest. */
const releaseDelay = 60_000;

async function save(path: string, name: string): Promise<void> {
  saveBlob(await fetchFile(path), name);
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay);
}

export function saveText(text: string, type: string, name: string): void {
  saveBlob(new Blob([text], { type }), name);
}

/** A plain link sends no Authorization header. */
export function downloadFile(path: string, name: string): Promise<void> {
  return runWithErrorToast(words.notDownloaded, () => save(path, name));
}
