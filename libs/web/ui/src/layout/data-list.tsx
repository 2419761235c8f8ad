import type { ReactNode } from 'react';
import { words } from '../ui.wording.ts';
import './data-list.css';

export interface DataRow {
  readonly label: string;
  readonly value: ReactNode;
}

export function DataList({ rows }: { readonly rows: readonly DataRow[] }) {
  return (
    <dl className="gw-data">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <span className="gw-hidden">{words.missing}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
