import { Button, EmptyState } from '@groundwork/web-ui';
import { Component, type ReactNode } from 'react';

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
      <main role="alert">
        <EmptyState
          title="This screen could not be shown"
          text="It may have been updated while it was open. Nothing you saved is lost."
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        />
      </main>
    );
  }
}
