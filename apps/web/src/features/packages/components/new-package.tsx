import type { PackagePart, PackagePreview } from '@groundwork/contracts';
import { packageParts, packagePartTexts } from '@groundwork/contracts/client';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { nameOfDocument } from '#shared/documents/document-names.ts';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { paths } from '#shared/paths.ts';
import { usePackageActions } from '../api/use-packages.ts';
import { allChosen, type Chosen, choiceOf, numberLabel, toggled } from '../model/choice.ts';
import { words as packageWords } from '../packages.wording.ts';
import { Box, DocumentBoxes } from './document-boxes.tsx';
import './packages.css';

const { newFile: words, notDone } = packageWords;

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <Card title={title} subtitle={text}>
    <div className="packages-boxes" role="group" aria-label={title}>
      {children}
    </div>
  </Card>
);

interface ChoiceProps {
  readonly chosen: Chosen;
  readonly change: (next: Partial<Chosen>) => void;
}

const recipientOf = ({ lender }: Chosen): string => (lender.trim() === '' ? words.anyReader : lender.trim());

function OriginalBoxes({ chosen, change }: ChoiceProps) {
  const { data = [] } = useDocuments();
  const enclosed = data.filter(({ id }) => chosen.documents.includes(id));
  return enclosed.map((document) => (
    <Box
      key={document.id}
      label={fill(words.originalConsent, {
        recipient: recipientOf(chosen),
        document: nameOfDocument(document),
      })}
      isOn={chosen.originals.includes(document.id)}
      onToggle={() => change({ originals: toggled(chosen.originals, document.id) })}
    />
  ));
}

function NumberBoxes({ chosen, change, preview }: ChoiceProps & { readonly preview: PackagePreview }) {
  const recipient = recipientOf(chosen);
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
      <Card title={words.reader}>
        <div className="packages-names">
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
        </div>
      </Card>
      <Part title={words.documents} text={words.documentsText}>
        <DocumentBoxes chosen={chosen.documents} onChange={(documents) => change({ documents })} />
      </Part>
      <Part title={words.parts} text={words.partsText}>
        {packageParts.map((part: PackagePart) => (
          <Box
            key={part}
            label={packagePartTexts[part]}
            isOn={chosen.parts.includes(part)}
            onToggle={() => change({ parts: toggled(chosen.parts, part) })}
          />
        ))}
      </Part>
      {preview ? (
        <Part title={words.numbers} text={words.numbersText}>
          <NumberBoxes chosen={chosen} change={change} preview={preview} />
          <OriginalBoxes chosen={chosen} change={change} />
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
