import type { ProfileReply } from '@groundwork/contracts';
import { type ReactNode, useMemo } from 'react';
import { useFigures } from '#shared/figures/use-figures.ts';
import { FiguresContext } from '../model/figures-context.ts';
import { ProvenanceContext } from '../model/provenance.ts';

const noProvenance = {};

interface FieldSourcesProps {
  readonly provenance: ProfileReply['provenance'];
  readonly children: ReactNode;
}

/** Without figures, for example while their service restarts, the form stays complete. */
export function FieldSources({ provenance, children }: FieldSourcesProps) {
  const { data } = useFigures();
  const figures = useMemo(() => new Map(data?.map((figure) => [figure.field, figure])), [data]);
  return (
    <ProvenanceContext value={provenance ?? noProvenance}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </ProvenanceContext>
  );
}
