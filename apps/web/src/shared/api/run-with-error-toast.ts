import { serverMessageOf } from './http-error.ts';
import { showToast } from '../toast/toast-store.ts';
import { specifiedWords } from '../toast/toast.wording.ts';

/** The message of the server is better than the fallback. */
export async function runWithErrorToast(fallback: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = error instanceof Error ? serverMessageOf(error) : null;
    showToast({ title: specifiedWords.error, description: message ?? fallback, destructive: true });
  }
}
