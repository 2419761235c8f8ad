import { fetchFile } from './client.ts';
import { runWithErrorToast } from './run-with-error-toast.ts';

/** Long enough for a slow disk; the browser frees the file with the page at the latest. */
const keptFor = 60_000;

async function save(path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(path));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}

/** Not by a plain link: the session may be known by its token alone. */
export function downloadFile(path: string, name: string): Promise<void> {
  return runWithErrorToast('The file could not be downloaded', () => save(path, name));
}
