import type { ProfileReply } from '@groundwork/contracts';
import type { ReactNode } from 'react';
import { useFigureMap } from '../api/use-figure-map.ts';
import { FiguresContext } from '../model/figures-context.ts';
import { ProvenanceContext } from '../model/provenance.ts';

const noProvenance = {};

interface FieldSourcesProps {
  readonly provenance: ProfileReply['provenance'];
  readonly children: ReactNode;
}

/** Without figures, for example while their service restarts, the form stays complete. */
export function FieldSources({ provenance, children }: FieldSourcesProps) {
  const figures = useFigureMap();
  return (
    <ProvenanceContext value={provenance ?? noProvenance}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </ProvenanceContext>
  );
}
