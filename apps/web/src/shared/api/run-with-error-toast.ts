import { serverMessageOf } from './http-error.ts';
import { showToast } from '../toast/toast-store.ts';

/** Does the work, or says in the server's words, or in these, why it could not be done. */
export async function runWithErrorToast(otherwise: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const said = error instanceof Error ? serverMessageOf(error) : null;
    showToast({ title: 'Error', description: said ?? otherwise, destructive: true });
  }
}
