import type { FieldName } from '@groundwork/contracts';
import { Form } from 'antd';
import { useContext } from 'react';
import { useProposalActions } from '#shared/evidence/use-proposal-actions.ts';
import { countUndoable, type Provenance, ProvenanceContext } from '../model/provenance.ts';
import { AcceptedFigure } from './accepted-figure.tsx';

interface FigureProps {
  readonly name: FieldName;
  readonly provenance: Provenance;
}

/** An edit ends the provenance with the next save, so an edited field does not show it. */
function UneditedFigure({ name, provenance }: FigureProps) {
  const { undo } = useProposalActions();
  const form = Form.useFormInstance();
  Form.useWatch(name, form);
  const source = provenance[name];
  if (source === undefined || form.isFieldTouched(name)) return null;
  const undoable = countUndoable(provenance, name);
  return <AcceptedFigure name={name} source={source} undoable={undoable} onUndo={undo} />;
}

export function FieldProvenance({ name }: { readonly name: FieldName }) {
  const provenance = useContext(ProvenanceContext);
  return provenance[name] === undefined ? null : <UneditedFigure name={name} provenance={provenance} />;
}
