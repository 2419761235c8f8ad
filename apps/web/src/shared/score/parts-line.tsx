import type { PointParts } from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';
import './parts-line.css';
import { words } from './score.wording.ts';

const names = ['earned', 'unknown', 'lost'] as const;

export function PartsLine({ parts }: { readonly parts: PointParts }) {
  return (
    <p className="parts-line">
      {names.map((name) => (
        <span key={name} className={`parts-line-${name}`}>
          <strong>{formatCount(parts[name])}</strong> {words.parts[name]}
        </span>
      ))}
    </p>
  );
}
