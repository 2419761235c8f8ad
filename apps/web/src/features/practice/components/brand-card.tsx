import { type Brand, isEntitled, plansWith, type Practice } from '@groundwork/contracts';
import { brandLimits } from '@groundwork/contracts/client';
import { Badge, Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { brand as product } from '#shared/brand/brand.ts';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useBrand } from '../api/use-brand.ts';
import { words } from '../brand.wording.ts';
import { bodyOf, type BrandDraft, colorProblems, draftOf } from '../model/brand-draft.ts';
import { BrandColorFields } from './brand-colors.tsx';
import { BrandHost } from './brand-host.tsx';
import { BrandLogoField } from './brand-logo-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import './brand.css';

interface BrandFormProps {
  readonly practice: Practice;
}

interface AddressFieldsProps {
  readonly draft: BrandDraft;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (draft: BrandDraft) => void;
}

function AddressFields({ draft, problems, onChange }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label={words.host.label}
        name="host"
        value={draft.host}
        hint={words.host.hint}
        maxLength={brandLimits.host}
        autoComplete="off"
        spellCheck={false}
        problem={problems['host']}
        onChange={({ target }) => onChange({ ...draft, host: target.value })}
      />
      <TextField
        label={words.replyTo.label}
        name="replyTo"
        type="email"
        value={draft.replyTo}
        hint={words.replyTo.hint}
        maxLength={254}
        autoComplete="off"
        problem={problems['replyTo']}
        onChange={({ target }) => onChange({ ...draft, replyTo: target.value })}
      />
    </>
  );
}

function ReplyState({ brand: { replyTo, replyToConfirmed } }: { readonly brand: Brand }) {
  if (replyTo === null) return null;
  if (!replyToConfirmed) return <p>{fill(words.replyTo.waiting, { email: replyTo })}</p>;
  return (
    <p>
      <span className="brand-address">{replyTo}</span> <Badge tone="good">{words.replyTo.used}</Badge>
    </p>
  );
}

function BrandForm({ practice: { id, name, brand } }: BrandFormProps) {
  const [draft, setDraft] = useState(draftOf(brand, name));
  const { logo, save, remove, restore, checkHost, setLogo, readLogo } = useBrand(id, brand);
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const { run } = useActionWithToast();
  const problems = { ...problem.fields, ...colorProblems(draft.colors) };
  const saveDraft = async () => {
    const saved = await save(bodyOf(draft));
    setDraft(draftOf(saved, name));
    showToast({
      title: words.saved,
      description: words.savedText,
      ...(brand && { action: { label: words.undo, run: () => void undo(brand) } }),
    });
  };
  const undo = async (before: Brand, removedLogo: Blob | null = null) => {
    await run(async () => {
      await restore(before, removedLogo);
      return undefined;
    });
    setDraft(draftOf(before, name));
  };
  const removeBrand = async (before: Brand) => {
    const removedLogo = await readLogo();
    await remove();
    setDraft(draftOf(null, name));
    const action = { label: words.undo, run: () => void undo(before, removedLogo) };
    showToast({ title: words.removed, description: words.removedText, action });
  };
  return (
    <>
      <BrandPreview name={draft.name} logo={logo} colors={draft.colors} />
      <form
        ref={form}
        className="brand-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(saveDraft);
        }}
      >
        <TextField
          label={words.name}
          name="name"
          value={draft.name}
          required
          maxLength={brandLimits.name}
          problem={problems['name']}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <p className="people-note">{fill(words.colors.hint, { product: product.name })}</p>
        <BrandColorFields
          colors={draft.colors}
          problems={problems}
          onChange={(colors) => setDraft({ ...draft, colors })}
        />
        <AddressFields draft={draft} problems={problems} onChange={setDraft} />
        {problem.alert === null ? null : (
          <p className="people-alert" role="alert">
            {problem.alert}
          </p>
        )}
        <div className="people-buttons">
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          {brand === null ? null : (
            <Button look="danger" onClick={() => void submit(() => removeBrand(brand))}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
      <BrandHost practiceId={id} brand={brand} draft={draft} checkHost={checkHost} />
      {brand === null ? null : <ReplyState brand={brand} />}
      <BrandLogoField name={draft.name} logo={logo} setLogo={setLogo} save={save} />
    </>
  );
}

/** Only for the admins of the practice. */
export function BrandCard({ practice }: BrandFormProps) {
  const isIncluded = isEntitled(practice.plan, 'whiteLabel');
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      {isIncluded ? (
        <BrandForm practice={practice} />
      ) : (
        <p>{fill(words.plan, { plans: plansWith('whiteLabel') })}</p>
      )}
    </Card>
  );
}
