import type { ReactNode } from 'react';
import { Hint } from '../controls/hint.tsx';
import './card.css';

export const cardLinkClass = 'gw-card-link';

export interface CardProps {
  readonly title?: string;
  readonly subtitle?: string;
  readonly hint?: string;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Card({ title, subtitle, hint, action, className, children }: CardProps) {
  const classes = className === undefined ? 'gw-card' : `gw-card ${className}`;
  if (title === undefined) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-label={title}>
      <header className="gw-card-head">
        <div>
          <div className="gw-card-name">
            <h2 className="gw-card-title">{title}</h2>
            {hint === undefined ? null : <Hint about={title} text={hint} />}
          </div>
          {subtitle === undefined ? null : <p className="gw-card-subtitle">{subtitle}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
