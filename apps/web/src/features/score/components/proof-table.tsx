import type { FigureView, ProvenScore } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { lazy, Suspense, useState } from 'react';
import { markOfSource } from '#shared/figures/figure-mark.ts';
import { FigureStatus } from '#shared/figures/figure-status.tsx';
import { formatFigure } from '#shared/figures/figure-texts.ts';
import { proofRowsOf, type ProofRow } from '../model/proof-rows.ts';
import { words } from '../score.wording.ts';
import { ProofLink } from './proof-link.tsx';
import './proof-table.css';

const FigureCard = lazy(() => import('#shared/figures/figure-card.tsx'));

const { table: texts } = words.proveIt;

interface RowProps {
  readonly row: ProofRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Next({ row, isOpen, onOpen }: RowProps) {
  const { next, figure } = row;
  if (next === null) return null;
  if (next === 'decide' || next === 'sources') {
    const action = texts[next];
    return (
      <Button
        look="outline"
        aria-expanded={isOpen}
        aria-label={fill(texts.ofFigure, { action, field: figure.label })}
        onClick={onOpen}
      >
        {action}
      </Button>
    );
  }
  return <ProofLink category={next.category} about={figure.label} />;
}

function Row(props: RowProps) {
  const { figure } = props.row;
  const columns = ['said', 'file', 'paper'] as const;
  return (
    <>
      <tr>
        <th scope="row">
          {figure.label} <FigureStatus status={figure.status} />
        </th>
        {columns.map((column) => {
          const source = props.row[column];
          return (
            <td
              key={column}
              data-label={texts[column]}
              {...(source !== undefined && markOfSource(figure.field, source))}
            >
              {source === undefined ? texts.nothing : formatFigure(figure.field, source.value)}
            </td>
          );
        })}
        <td>
          <Next {...props} />
        </td>
      </tr>
      {props.isOpen ? (
        <tr>
          <td colSpan={columns.length + 2}>
            <Suspense fallback={null}>
              <FigureCard figure={figure} />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly ProofRow[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <table className="proof-table">
      <caption className="gw-hidden">{texts.title}</caption>
      <thead>
        <tr>
          {[texts.figure, texts.said, texts.file, texts.paper, texts.next].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { field } = row.figure;
          const isOpen = open === field;
          return <Row key={field} row={row} isOpen={isOpen} onOpen={() => setOpen(isOpen ? null : field)} />;
        })}
      </tbody>
    </table>
  );
}

const shortLength = 8;

interface ProofTableProps {
  readonly figures: readonly FigureView[];
  readonly advice: ProvenScore['advice'];
}

export function ProofTable({ figures, advice }: ProofTableProps) {
  const rows = proofRowsOf(figures, advice);
  const rest = rows.slice(shortLength);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{texts.title}</h3>
      <Rows rows={rows.slice(0, shortLength)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{fill(texts.more, { count: rest.length })}</summary>
          <Rows rows={rest} />
        </details>
      )}
    </>
  );
}
