import { Button } from '@groundwork/web-ui';
import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { brand } from '#shared/brand/brand.ts';
import './error-boundary.css';

interface State {
  readonly failed: boolean;
}

/** A broken screen, or a part of it that a newer release has replaced: say so and offer to load again. */
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
        <h1>This screen needs a reload</h1>
        <p>{brand.name} may have been updated while it was open. Nothing you saved is lost.</p>
        <Button size="large" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </section>
    );
  }
}
