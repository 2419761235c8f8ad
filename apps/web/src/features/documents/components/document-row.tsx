import type { DocumentView } from '@groundwork/contracts';
import { Button, IconTile } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Download, Eye, FileText, Image, RotateCw } from 'lucide-react';
import { Needs } from '#shared/business/needs.tsx';
import { formatBytes, formatDate } from '#shared/formatting/format.ts';
import type { DocumentCommands } from '../api/use-document-commands.ts';
import { words } from '../documents.wording.ts';
import { words as queueWords } from '../drop-queue.wording.ts';
import { timeOfDocument } from '#shared/documents/document-names.ts';
import { formatFraudRisk, ownerNote } from '../model/document-state.ts';
import { holderNote, isHolderOpen, questionOfHolder } from '../model/holder.ts';
import { readingNote } from '../model/list-summary.ts';
import { canRetryInRow, isUseless, needsCategory, placeParts } from '../model/owner-actions.ts';
import { AnalysisBox } from './analysis-box.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { DisputedFigures } from './document-figures.tsx';
import { DocumentBadges } from './document-badges.tsx';
import { PackageCopies } from './package-copies.tsx';
import { useBusy } from '#shared/busy/use-busy.ts';

export interface DocumentRowProps {
  readonly document: DocumentView;
  readonly onView: (document: DocumentView) => void;
  readonly commands: Pick<DocumentCommands, 'download' | 'reanalyze' | 'move' | 'remove'>;
}

const questionOfOpenHolder = (document: DocumentView) =>
  isHolderOpen(document) ? questionOfHolder(document) : null;

function RowActions({ document, onView, commands }: DocumentRowProps) {
  const { busy, during } = useBusy();
  const name = document.originalName;
  return (
    <div className="document-actions">
      <button
        type="button"
        className="document-action"
        aria-label={fill(words.list.viewDocument, { name })}
        aria-haspopup="dialog"
        title={words.list.view}
        onClick={() => onView(document)}
      >
        <Eye aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className="document-action"
        aria-label={fill(words.list.downloadDocument, { name })}
        title={words.list.download}
        disabled={busy}
        onClick={() => during(commands.download(document))}
      >
        <Download aria-hidden="true" size={20} />
      </button>
    </div>
  );
}

function RepairButtons({ document, commands }: Omit<DocumentRowProps, 'onView'>) {
  const { busy, during } = useBusy();
  const name = document.originalName;
  return (
    <>
      {canRetryInRow(document) ? (
        <Button
          look="outline"
          className="analysis-again"
          busy={busy}
          aria-label={fill(words.list.reanalyzeDocument, { name })}
          onClick={() => during(commands.reanalyze(document))}
        >
          <RotateCw aria-hidden="true" size={16} /> {words.list.reanalyze}
        </Button>
      ) : null}
      {isUseless(document) ? <PackageCopies id={document.id} /> : null}
      {isUseless(document) ? (
        <Button
          look="ghost"
          busy={busy}
          aria-label={fill(queueWords.deleteFile, { name })}
          onClick={() => during(commands.remove(document, () => undefined))}
        >
          {queueWords.delete}
        </Button>
      ) : null}
    </>
  );
}

export function DocumentRow({ document, onView, commands }: DocumentRowProps) {
  const Icon = document.originalName.toLowerCase().endsWith('.pdf') ? FileText : Image;
  const review = ownerNote(document);
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
            {[...placeParts(document), timeOfDocument(document)].map((part) =>
              part === null ? null : <span key={part}>{part}</span>,
            )}
          </p>
        </div>
        <div className="document-state">
          <DocumentBadges document={document} />
          <p>
            {words.list.fraudRisk} <strong>{formatFraudRisk(document)}</strong>
          </p>
        </div>
        <RowActions document={document} onView={onView} commands={commands} />
      </div>
      <AnalysisBox document={document}>
        <Needs access="documents edit">
          <RepairButtons document={document} commands={commands} />
        </Needs>
      </AnalysisBox>
      <Needs access="documents edit">
        {needsCategory(document) ? <CategoryChoice document={document} onMove={commands.move} /> : null}
      </Needs>
      <DisputedFigures id={document.id} />
      {[questionOfOpenHolder(document), holderNote(document), review, readingNote(document)].map((note) =>
        note === null ? null : (
          <p key={note} className="document-review">
            {note}
          </p>
        ),
      )}
    </li>
  );
}
