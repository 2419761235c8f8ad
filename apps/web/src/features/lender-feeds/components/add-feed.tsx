import type { FeedMode } from '@groundwork/contracts';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { useFeedActions } from '../api/use-lender-feeds.ts';
import { feedProblems } from '../model/feed-problems.ts';
import { words } from '../lender-feeds.wording.ts';

const modes: readonly FeedMode[] = ['review', 'automatic'];
const blank = { name: '', slug: '', url: '', publicKey: '', mode: 'review' as FeedMode };
type Fields = typeof blank;

function ModeChoice({
  mode,
  onChange,
}: {
  readonly mode: FeedMode;
  readonly onChange: (mode: FeedMode) => void;
}) {
  return (
    <label className="feeds-mode">
      <span>{words.add.mode}</span>
      <select value={mode} onChange={({ target }) => onChange(target.value as FeedMode)}>
        {modes.map((each) => (
          <option key={each} value={each}>
            {words.modes[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function AddFeed() {
  const { add } = useFeedActions();
  const [fields, setFields] = useState<Fields>(blank);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const field = (name: 'name' | 'slug' | 'url' | 'publicKey') => ({
    value: fields[name],
    problem: problems[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });

  async function submit() {
    setBusy(true);
    setProblems({});
    try {
      const publicKey = fields.publicKey.trim() === '' ? null : fields.publicKey.trim();
      const feed = await add({ ...fields, publicKey });
      setFields(blank);
      const description =
        feed.lastError?.message ?? words.actions[feed.planVersion === null ? 'nothing' : 'waits'];
      showToast({ title: words.add.added, description, destructive: feed.lastError !== null });
    } catch (error) {
      setProblems(feedProblems(error, words.notChanged));
    }
    setBusy(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <Card title={words.add.title} subtitle={words.add.subtitle}>
      <form className="feeds-form" onSubmit={onSubmit} noValidate>
        <TextField label={words.add.name} {...field('name')} />
        <TextField label={words.add.slug} hint={words.add.slugHint} {...field('slug')} />
        <TextField label={words.add.url} type="url" {...field('url')} />
        <TextField label={words.add.key} hint={words.add.keyHint} {...field('publicKey')} />
        <ModeChoice mode={fields.mode} onChange={(mode) => setFields({ ...fields, mode })} />
        <Button type="submit" look="next" busy={isBusy}>
          {words.add.action}
        </Button>
      </form>
    </Card>
  );
}
