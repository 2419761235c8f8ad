import type { DocumentId, DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { nameOfDocument } from '#shared/documents/document-names.ts';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { isEnclosable, toggled } from '../model/choice.ts';
import { words as packageWords } from '../packages.wording.ts';

const { newFile: words } = packageWords;

interface BoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

export const Box = ({ label, isOn, onToggle }: BoxProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    <span>{label}</span>
  </label>
);

function nameWithFile(document: DocumentView): string {
  const [name, file] = [nameOfDocument(document), document.originalName];
  return name === file ? file : fill(words.documentOfFile, { document: name, file });
}

interface DocumentBoxesProps {
  readonly chosen: readonly DocumentId[];
  readonly onChange: (chosen: readonly DocumentId[]) => void;
}

export function DocumentBoxes({ chosen, onChange }: DocumentBoxesProps) {
  const { data = [] } = useDocuments();
  const documents = data.filter(isEnclosable);
  if (documents.length === 0) return <p className="packages-note">{words.noDocuments}</p>;
  return documents.map((document) => (
    <Box
      key={document.id}
      label={nameWithFile(document)}
      isOn={chosen.includes(document.id)}
      onToggle={() => onChange(toggled(chosen, document.id))}
    />
  ));
}
