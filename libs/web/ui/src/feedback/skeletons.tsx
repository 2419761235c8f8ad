import type { ReactNode } from 'react';
import '../layout/card.css';
import './skeletons.css';

type Bone = 'line' | 'short' | 'title' | 'figure' | 'tile' | 'pill' | 'field' | 'chart' | 'ring';

const Bones = ({ of }: { readonly of: readonly Bone[] }) =>
  of.map((bone, index) => <span key={index} className={`gw-bone gw-bone-${bone}`} />);

const repeated = (count: number, bones: ReactNode) =>
  Array.from({ length: count }, (_, index) => <div key={index}>{bones}</div>);

export interface LoadingProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Loading({ label, children }: LoadingProps) {
  return (
    <div className="gw-loading">
      <p className="gw-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function DialSkeleton() {
  return (
    <div className="gw-bones gw-bones-dial">
      <Bones of={['title', 'ring', 'line']} />
    </div>
  );
}

export function ChartSkeleton() {
  return (
    <div className="gw-bones">
      <Bones of={['title', 'chart']} />
    </div>
  );
}

export function FigureSkeleton() {
  return (
    <div className="gw-card gw-bones-row">
      <Bones of={['tile']} />
      <div>
        <Bones of={['line', 'short']} />
      </div>
      <Bones of={['figure']} />
    </div>
  );
}

export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="gw-card gw-bones">
      <Bones of={['title']} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="gw-bones-row">
          <Bones of={['tile']} />
          <div>
            <Bones of={['line', 'short']} />
          </div>
          <Bones of={['pill']} />
        </div>
      ))}
    </div>
  );
}

export function BarsSkeleton({ bars }: { readonly bars: number }) {
  return (
    <div className="gw-bones">
      <Bones of={['title']} />
      {repeated(bars, <Bones of={['short', 'line']} />)}
    </div>
  );
}

export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className="gw-card gw-bones">
      <Bones of={['title']} />
      <div className="gw-bones-form">{repeated(fields, <Bones of={['short', 'field']} />)}</div>
    </div>
  );
}
