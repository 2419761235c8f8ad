import type { Brand, BrandBody } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useRef } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { words as brandWords } from '../brand.wording.ts';

const { logo: words } = brandWords;
const types = 'image/png,image/webp,image/svg+xml';

interface BrandLogoFieldProps {
  readonly name: string;
  readonly logo: string | null;
  readonly setLogo: (file: Blob) => Promise<Brand>;
  readonly save: (body: BrandBody) => Promise<Brand>;
}

export function BrandLogoField({ name, logo, setLogo, save }: BrandLogoFieldProps) {
  const { problem, busy, submit } = useSubmit(formProblem);
  const field = useRef<HTMLInputElement>(null);
  const send = (file: File) =>
    submit(async () => {
      await setLogo(file);
      showToast({ title: words.saved, description: words.savedText });
    });
  const message = problem.alert ?? problem.fields['file'];
  return (
    <section className="brand-logo" aria-label={words.title}>
      <h3>{words.title}</h3>
      {logo === null ? null : <img src={logo} alt={fill(words.alt, { name })} />}
      <p className="people-note">{words.hint}</p>
      <input
        ref={field}
        className="gw-hidden"
        type="file"
        aria-label={words.choose}
        tabIndex={-1}
        accept={types}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      <div className="people-buttons">
        <Button look="outline" busy={busy} onClick={() => field.current?.click()}>
          {words.choose}
        </Button>
        {logo === null ? null : (
          <Button look="outline" onClick={() => void submit(() => save({ logo: null }))}>
            {words.remove}
          </Button>
        )}
      </div>
      {message === undefined ? null : (
        <p className="people-alert" role="alert">
          {message}
        </p>
      )}
    </section>
  );
}
