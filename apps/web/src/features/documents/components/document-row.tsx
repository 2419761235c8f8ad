import { documentCategoryLabels, documentKinds, type DocumentView } from '@groundwork/contracts';
import { Button, IconTile } from '@groundwork/web-ui';
import { Download, Eye, FileText, Image, RotateCw } from 'lucide-react';
import { formatBytes, formatDate } from '#shared/formatting/format.ts';
import type { DocumentCommands } from '../api/use-document-commands.ts';
import { fraudRisk, reviewWords } from '../model/document-words.ts';
import { offersAnotherTry } from '../model/owner-actions.ts';
import { AnalysisBox } from './analysis-box.tsx';
import { DocumentBadges } from './document-badges.tsx';
import { useBusy } from './use-busy.ts';

export interface DocumentRowProps {
  readonly document: DocumentView;
  readonly onView: (document: DocumentView) => void;
  readonly commands: Pick<DocumentCommands, 'download' | 'reanalyse'>;
}

function RowActions({ document, onView, commands }: DocumentRowProps) {
  const { busy, during } = useBusy();
  const name = document.originalName;
  return (
    <div className="document-actions">
      <button
        type="button"
        className="document-action"
        aria-label={`View ${name}`}
        aria-haspopup="dialog"
        title="View"
        onClick={() => onView(document)}
      >
        <Eye aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className="document-action"
        aria-label={`Download ${name}`}
        title="Download"
        disabled={busy}
        onClick={() => during(commands.download(document))}
      >
        <Download aria-hidden="true" size={20} />
      </button>
    </div>
  );
}

function AnotherTry({ document, commands }: Omit<DocumentRowProps, 'onView'>) {
  const { busy, during } = useBusy();
  return (
    <Button
      look="outline"
      className="analysis-again"
      busy={busy}
      aria-label={`Re-analyse ${document.originalName}`}
      onClick={() => during(commands.reanalyse(document))}
    >
      <RotateCw aria-hidden="true" size={16} /> Re-analyse
    </Button>
  );
}

export function DocumentRow({ document, onView, commands }: DocumentRowProps) {
  const Icon = document.originalName.toLowerCase().endsWith('.pdf') ? FileText : Image;
  const review = reviewWords(document);
  const kind = document.subcategory === null ? null : documentKinds[document.subcategory].label;
  return (
    <li className="document">
      <div className="document-head">
        <IconTile>
          <Icon size={19} />
        </IconTile>
        <div className="document-name">
          <h3>{document.originalName}</h3>
          <p>
            <span>{formatBytes(document.fileSize)}</span>
            <span>{formatDate(document.createdAt)}</span>
            <span>{documentCategoryLabels[document.category]}</span>
            {kind === null ? null : <span>{kind}</span>}
          </p>
        </div>
        <div className="document-state">
          <DocumentBadges document={document} />
          <p>
            Fraud risk <strong>{fraudRisk(document)}</strong>
          </p>
        </div>
        <RowActions document={document} onView={onView} commands={commands} />
      </div>
      <AnalysisBox document={document}>
        {offersAnotherTry(document) ? <AnotherTry document={document} commands={commands} /> : null}
      </AnalysisBox>
      {review === null ? null : <p className="document-review">{review}</p>}
    </li>
  );
}
