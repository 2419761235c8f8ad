import type { FieldName, FieldProvenance } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import { words } from '#shared/evidence/evidence.wording.ts';
import { provenanceSentence } from '#shared/evidence/witness-texts.ts';
import { paths } from '#shared/paths.ts';
import { fieldLabel } from '#shared/profile/fields.ts';

interface AcceptedFigureProps {
  readonly name: FieldName;
  readonly source: FieldProvenance;
  readonly undoable: number;
  readonly onUndo: () => Promise<void>;
}

export function AcceptedFigure({ name, source, undoable, onUndo }: AcceptedFigureProps) {
  const [busy, setBusy] = useState(false);
  const sentence = provenanceSentence(source);
  const values = { field: fieldLabel(name), count: undoable };
  const [text, label] = undoable === 1 ? [words.undo, words.undoFor] : [words.undoAll, words.undoAllFor];
  return (
    <p className="field-provenance">
      {source.documentId === undefined ? (
        sentence
      ) : (
        <Link to={paths.documents({ document: source.documentId })}>{sentence}</Link>
      )}
      <Needs access="profile edit">
        {undoable === 0 ? null : (
          <Button
            look="ghost"
            busy={busy}
            aria-label={fill(label, values)}
            onClick={() => {
              setBusy(true);
              void onUndo().finally(() => setBusy(false));
            }}
          >
            {fill(text, values)}
          </Button>
        )}
      </Needs>
    </p>
  );
}
