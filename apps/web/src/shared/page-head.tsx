import type { ReactNode } from 'react';
import './page-head.css';

export interface PageHeadProps {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

export function PageHead({ heading, text, action }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{heading}</h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}
