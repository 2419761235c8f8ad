import type { DocumentView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { Button } from '@groundwork/web-ui';
import { Drawer } from 'antd';
import { Download, RotateCw, Trash2, X } from 'lucide-react';
import { Needs } from '#shared/business/needs.tsx';
import { useMay } from '#shared/business/use-business.ts';
import { useOwnerCorrections } from '../api/use-corrections.ts';
import type { DocumentCommands } from '../api/use-document-commands.ts';
import { useOwnerRows } from '../api/use-statement-rows.ts';
import { words } from '../documents.wording.ts';
import { isCorrectable } from '../model/corrections.ts';
import { pagesOf } from '../model/file-pages.ts';
import { canReanalyze, isAnalyzed, type Place } from '../model/owner-actions.ts';
import { AnalysisBox } from './analysis-box.tsx';
import { CorrectKind } from './correct-kind.tsx';
import './document-drawer.css';
import { DocumentFacts, StageTimes } from './document-facts.tsx';
import { Findings } from './findings.tsx';
import { HolderQuestion } from './holder-question.tsx';
import { BetterPlace, MoveDocument } from './move-document.tsx';
import { PackageCopies } from './package-copies.tsx';
import { PageViewer, usePages } from './page-viewer.tsx';
import { DocumentFigures } from './document-figures.tsx';
import { SplitCard } from './split-card.tsx';
import { StatementRowTable } from './statement-rows.tsx';
import { useMarks } from './use-marks.ts';
import { useBusy } from '#shared/busy/use-busy.ts';

export interface DocumentDrawerProps {
  readonly document: DocumentView;
  readonly open: boolean;
  readonly commands: DocumentCommands;
  readonly onClose: () => void;
}

const explainsReanalysis = (document: DocumentView) => canReanalyze(document) && isAnalyzed(document);

function Commands({ document, commands, onClose }: Omit<DocumentDrawerProps, 'open'>) {
  const { busy, during } = useBusy();
  return (
    <div className="drawer-commands">
      {explainsReanalysis(document) ? <p className="drawer-effect">{words.drawer.reanalyzeEffect}</p> : null}
      <PackageCopies id={document.id} />
      <Button look="outline" busy={busy} onClick={() => during(commands.download(document))}>
        <Download aria-hidden="true" size={18} /> {words.list.download}
      </Button>
      <Needs access="documents edit">
        {canReanalyze(document) ? (
          <Button look="outline" busy={busy} onClick={() => during(commands.reanalyze(document))}>
            <RotateCw aria-hidden="true" size={18} /> {words.list.reanalyze}
          </Button>
        ) : null}
        <Button
          look="ghost"
          busy={busy}
          className="drawer-delete"
          onClick={() => during(commands.remove(document, onClose))}
        >
          <Trash2 aria-hidden="true" size={18} /> {words.drawer.delete}
        </Button>
      </Needs>
    </div>
  );
}

const hasPicture = ({ aiAnalysis }: DocumentView) => aiAnalysis.previews > 0;

function DocumentDetails({ document, commands, onClose }: Omit<DocumentDrawerProps, 'open'>) {
  const pages = usePages();
  const { busy, during } = useBusy();
  const own = useOwnerCorrections(document);
  const canEdit = useMay('documents edit');
  const corrections = canEdit && isCorrectable(document) ? own : null;
  const rows = useOwnerRows(document.aiAnalysis.hasRows === true ? document.id : null);
  const { aiAnalysis, category, subcategory } = document;
  const { marks, onRow } = useMarks(aiAnalysis, pages, rows.data?.rows);
  const move = (place: Place) => during(commands.move(document, place));
  return (
    <div className={hasPicture(document) ? 'drawer-document drawer-document-wide' : 'drawer-document'}>
      <PageViewer document={document} preview={routes.documentPreview} pages={pages} marks={marks} />
      <div className="drawer-facts">
        <DocumentFacts document={document} />
        <HolderQuestion document={document} commands={commands} onRemoved={onClose} />
        <AnalysisBox document={document} />
        <Needs access="documents edit">
          <SplitCard document={document} />
          <BetterPlace document={document} busy={busy} onMove={move} />
        </Needs>
        <DocumentFigures id={document.id} />
        {isAnalyzed(document) ? (
          <Findings
            analysis={aiAnalysis}
            lastPicture={pagesOf(document).lastPicture}
            pages={pages}
            corrections={corrections}
          />
        ) : null}
        {corrections === null ? null : <CorrectKind document={document} corrections={corrections} />}
        {aiAnalysis.hasRows === true ? (
          <StatementRowTable query={rows} name={document.originalName} chosen={pages.chosen} onRow={onRow} />
        ) : null}
        <StageTimes analysis={aiAnalysis} />
        <Needs access="documents edit">
          <MoveDocument
            key={`${category} ${subcategory ?? ''}`}
            document={document}
            busy={busy}
            onMove={move}
          />
        </Needs>
      </div>
    </div>
  );
}

export default function DocumentDrawer({ document, open, commands, onClose }: DocumentDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={hasPicture(document) ? 'min(1080px, 100vw)' : 'min(600px, 100vw)'}
      title={document.originalName}
      aria-label={document.originalName}
      className="document-drawer"
      closeIcon={<X aria-hidden="true" size={20} />}
      closable={{ placement: 'end', 'aria-label': words.drawer.close }}
      footer={<Commands document={document} commands={commands} onClose={onClose} />}
      destroyOnHidden
    >
      <DocumentDetails document={document} commands={commands} onClose={onClose} />
    </Drawer>
  );
}
