import type { PackagePart, PackagePreview } from '@groundwork/contracts';
import { packageParts, packagePartTexts } from '@groundwork/contracts/client';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { paths } from '#shared/paths.ts';
import { usePackageActions } from '../api/use-packages.ts';
import { allChosen, type Chosen, choiceOf, isEnclosable, numberLabel, toggled } from '../model/choice.ts';
import { words as packageWords } from '../packages.wording.ts';
import './packages.css';

const { newFile: words, notDone } = packageWords;

interface PartProps {
  readonly legend: string;
  readonly children: ReactNode;
}

const Part = ({ legend, children }: PartProps) => (
  <fieldset className="packages-part">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface BoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

const Box = ({ label, isOn, onToggle }: BoxProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    <span>{label}</span>
  </label>
);

interface ChoiceProps {
  readonly chosen: Chosen;
  readonly change: (next: Partial<Chosen>) => void;
}

function DocumentBoxes({ chosen, change }: ChoiceProps) {
  const { data = [] } = useDocuments();
  const documents = data.filter(isEnclosable);
  if (documents.length === 0) return <p className="packages-note">{words.noDocuments}</p>;
  return documents.map(({ id, originalName }) => (
    <Box
      key={id}
      label={originalName}
      isOn={chosen.documents.includes(id)}
      onToggle={() => change({ documents: toggled(chosen.documents, id) })}
    />
  ));
}

function NumberBoxes({ chosen, change, preview }: ChoiceProps & { readonly preview: PackagePreview }) {
  const recipient = chosen.lender.trim() === '' ? words.anyReader : chosen.lender.trim();
  return preview.masked.map(({ number, shown }) => (
    <Box
      key={number}
      label={fill(words.consent, { recipient, number: numberLabel(number, shown) })}
      isOn={chosen.open.includes(number)}
      onToggle={() => change({ open: toggled(chosen.open, number) })}
    />
  ));
}

function Preview({ preview }: { readonly preview: PackagePreview }) {
  const pages = preview.documents.reduce((sum, document) => sum + document.pages, 0);
  const masked = preview.masked.filter(({ opened }) => !opened).map(({ shown }) => shown);
  return (
    <Card title={words.missing}>
      <p>{fill(words.size, { documents: preview.documents.length, pages })}</p>
      <p>{fill(words.masked, { numbers: masked.join(', ') })}</p>
      {preview.missing.length === 0 ? <p>{words.nothingMissing}</p> : null}
      <ul>
        {preview.missing.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

export function NewPackage() {
  const [chosen, setChosen] = useState(allChosen);
  const [preview, setPreview] = useState<PackagePreview>();
  const [isBusy, setBusy] = useState(false);
  const actions = usePackageActions();
  const navigate = useNavigate();
  const change = (next: Partial<Chosen>) => setChosen((before) => ({ ...before, ...next }));
  const during = async (act: () => Promise<void>) => {
    setBusy(true);
    await runWithErrorToast(notDone, act);
    setBusy(false);
  };
  const showPreview = () => during(async () => setPreview(await actions.preview(choiceOf(chosen))));
  const freeze = () =>
    during(async () => {
      const { id } = await actions.create(choiceOf(chosen));
      await navigate(paths.package(id));
    });
  return (
    <form
      className="packages-form"
      onSubmit={(event) => {
        event.preventDefault();
        void freeze();
      }}
    >
      <TextField
        label={words.title}
        hint={words.titleHint}
        value={chosen.title}
        required
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={words.lender}
        hint={words.lenderHint}
        value={chosen.lender}
        onChange={({ target }) => change({ lender: target.value })}
      />
      <Part legend={words.parts}>
        {packageParts.map((part: PackagePart) => (
          <Box
            key={part}
            label={packagePartTexts[part]}
            isOn={chosen.parts.includes(part)}
            onToggle={() => change({ parts: toggled(chosen.parts, part) })}
          />
        ))}
      </Part>
      <Part legend={words.documents}>
        <DocumentBoxes chosen={chosen} change={change} />
      </Part>
      {preview ? (
        <Part legend={words.numbers}>
          <p className="packages-note">{words.numbersText}</p>
          <NumberBoxes chosen={chosen} change={change} preview={preview} />
        </Part>
      ) : null}
      {preview ? <Preview preview={preview} /> : null}
      <div className="packages-buttons">
        <Button
          look="outline"
          disabled={isBusy || chosen.title.trim() === ''}
          onClick={() => void showPreview()}
        >
          {words.preview}
        </Button>
        <Button type="submit" look="next" busy={isBusy}>
          {words.freeze}
        </Button>
      </div>
    </form>
  );
}
