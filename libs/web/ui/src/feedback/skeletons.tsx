import type { ReactNode } from 'react';
import './skeletons.css';

type Bone = 'line' | 'short' | 'title' | 'figure' | 'tile' | 'pill' | 'field' | 'chart' | 'ring';

const Bones = ({ of }: { readonly of: readonly Bone[] }) =>
  of.map((bone, index) => <span key={index} className={`gw-bone gw-bone-${bone}`} />);

const repeated = (count: number, bones: ReactNode) =>
  Array.from({ length: count }, (_, index) => <div key={index}>{bones}</div>);

export interface LoadingProps {
  /** For those who hear the page, as "Loading your dashboard". */
  readonly label: string;
  readonly children: ReactNode;
}

/** Holds the grey shapes of what is coming and says once that it is coming. */
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

/** Shaped like the dial with its bar. */
export function DialSkeleton() {
  return (
    <div className="gw-bones gw-bones-dial">
      <Bones of={['title', 'ring', 'line']} />
    </div>
  );
}

/** Shaped like a heading and a drawing. */
export function ChartSkeleton() {
  return (
    <div className="gw-bones">
      <Bones of={['title', 'chart']} />
    </div>
  );
}

/** Shaped like a key figure. */
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

/** Shaped like a card with a heading and rows of an icon, two lines and a mark. */
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

/** Shaped like a card with a heading and bars. */
export function BarsSkeleton({ bars }: { readonly bars: number }) {
  return (
    <div className="gw-bones">
      <Bones of={['title']} />
      {repeated(bars, <Bones of={['short', 'line']} />)}
    </div>
  );
}

/** Shaped like a card of labelled fields. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className="gw-card gw-bones">
      <Bones of={['title']} />
      <div className="gw-bones-form">{repeated(fields, <Bones of={['short', 'field']} />)}</div>
    </div>
  );
}
