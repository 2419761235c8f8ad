import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { brand } from '#shared/brand/brand.ts';
import { words as appWords } from './app.wording.ts';
import './error-boundary.css';

const { failed: words } = appWords;

interface State {
  readonly failed: boolean;
}

/** A new release replaces the script files of a screen, so an open page can fail to load one. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="failed-screen" role="alert">
        <span className="failed-screen-icon">
          <RotateCw aria-hidden="true" size={24} />
        </span>
        <h1>{words.title}</h1>
        <p>{fill(words.text, { product: brand.name })}</p>
        <Button size="large" onClick={() => window.location.reload()}>
          {words.action}
        </Button>
      </section>
    );
  }
}
