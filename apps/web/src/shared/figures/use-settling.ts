import type { FigureView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { api } from '../api/client.ts';
import { runWithErrorToast } from '../api/run-with-error-toast.ts';
import { urlOf } from '../api/url-of.ts';
import { useQueryCache } from '../api/use-query-cache.ts';
import { useRefreshAffected } from '../api/use-refresh-affected.ts';
import { showToast } from '../toast/toast-store.ts';
import { formatFigure } from './figure-texts.ts';
import { words } from './figures.wording.ts';

interface Settling {
  readonly settle: (figure: FigureView, use: string) => Promise<void>;
  readonly undo: (figure: FigureView) => Promise<void>;
}

const affected = {
  keys: [
    urlOf(routes.figures),
    urlOf(routes.profile),
    urlOf(routes.proposals),
    urlOf(routes.score),
    urlOf(routes.dashboard),
  ],
};
const options = { leaveCause: 'action-rejected' } as const;

const textOf = ({ field, label, value }: FigureView) => ({
  field: label,
  amount: formatFigure(field, value),
});

export function useSettling(): Settling {
  const cached = useQueryCache();
  const refreshAffected = useRefreshAffected();
  const show = async (changed: FigureView) => {
    const replaced = (now?: readonly FigureView[]) =>
      now?.map((figure) => (figure.field === changed.field ? changed : figure));
    await cached.change(routes.figures, (now) => replaced(now));
    await refreshAffected(affected);
  };
  const undo = ({ field }: FigureView) =>
    runWithErrorToast(words.failed, async () => {
      const figure = await api.post(routes.undoFigure, { ...options, params: { field } });
      await show(figure);
      showToast({ title: words.restored, description: fill(words.undone, textOf(figure)) });
    });
  return {
    undo,
    settle: ({ field, version }, use) =>
      runWithErrorToast(words.failed, async () => {
        const headers = { 'if-match': `"${version}"` };
        const figure = await api.post(routes.settleFigure, {
          ...options,
          params: { field },
          headers,
          body: { use },
        });
        await show(figure);
        const action = { label: words.undo, run: () => void undo(figure) };
        showToast({ title: words.changed, description: fill(words.settled, textOf(figure)), action });
      }),
  };
}
