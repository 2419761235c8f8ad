import type { PackageLink, PhoneCode } from '@groundwork/contracts';
import { Badge, type BadgeTone, Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { fieldReader } from '#shared/forms/use-submit.ts';
import { showToast, type ToastMessage } from '#shared/toast/toast-store.ts';
import { useLinks, usePackageActions } from '../api/use-packages.ts';
import { words as packageWords } from '../packages.wording.ts';

const { links: words, notDone } = packageWords;

const tones: Readonly<Record<PackageLink['state'], BadgeTone>> = {
  active: 'good',
  locked: 'bad',
  expired: 'neutral',
  revoked: 'neutral',
};

const messages = {
  revoked: { title: words.revoked, description: words.revokedText },
  unlocked: { title: words.unlocked, description: words.unlockedText },
};

function LinkRow({ link }: { readonly link: PackageLink }) {
  const { showCode, revoke, unlock } = usePackageActions();
  const [code, setCode] = useState<PhoneCode>();
  const { id, name, email, state, mode, expiresAt } = link;
  const act = (work: () => Promise<unknown>, message?: ToastMessage) =>
    void runWithErrorToast(notDone, async () => {
      await work();
      if (message !== undefined) showToast(message);
    });
  const isOpen = state === 'active' || state === 'locked';
  return (
    <li>
      <h2>
        {name} <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </h2>
      <p>{[email, words.modes[mode], fill(words.until, { time: formatMoment(expiresAt) })].join(' · ')}</p>
      {code === undefined ? null : (
        <p role="status" className="packages-address">
          {fill(words.codeText, { code: code.code, time: formatMoment(code.expiresAt) })}
        </p>
      )}
      <Needs access="packages share">
        <div className="packages-buttons">
          {state === 'active' ? (
            <Button look="outline" onClick={() => act(async () => setCode(await showCode(id)))}>
              {words.code}
            </Button>
          ) : null}
          {state === 'locked' ? (
            <Button look="outline" onClick={() => act(() => unlock(id), messages.unlocked)}>
              {words.unlock}
            </Button>
          ) : null}
          {isOpen ? (
            <Button look="outline" onClick={() => act(() => revoke(id), messages.revoked)}>
              {words.revoke}
            </Button>
          ) : null}
        </div>
      </Needs>
    </li>
  );
}

export function LinksCard({ id }: { readonly id: string }) {
  const { data = [] } = useLinks(id);
  const { addLink } = usePackageActions();
  const [address, setAddress] = useState<string>();
  const add = (form: HTMLFormElement) =>
    runWithErrorToast(notDone, async () => {
      const read = fieldReader(form);
      const reader = { name: read('name'), email: read('email') };
      const { url } = await addLink(id, {
        ...reader,
        organization: null,
        mode: read('download') === 'on' ? 'download' : 'view',
      });
      setAddress(url);
      form.reset();
    });
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      {data.length === 0 ? <p className="packages-note">{words.none}</p> : null}
      <ul className="packages-list">
        {data.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
      {address === undefined ? null : (
        <div role="status">
          <p>{words.added}</p>
          <p className="packages-address">{address}</p>
        </div>
      )}
      <Needs access="packages share">
        <form
          className="packages-form"
          onSubmit={(event) => {
            event.preventDefault();
            void add(event.currentTarget);
          }}
        >
          <TextField label={words.name} name="name" required autoComplete="off" />
          <TextField label={words.email} name="email" type="email" required autoComplete="off" />
          <label className="packages-check">
            <input type="checkbox" name="download" />
            <span>{words.download}</span>
          </label>
          <div className="packages-buttons">
            <Button type="submit" look="next">
              {words.add}
            </Button>
          </div>
        </form>
      </Needs>
    </Card>
  );
}
