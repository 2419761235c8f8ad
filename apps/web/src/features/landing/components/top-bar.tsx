import { Button } from '@groundwork/web-ui';
import { brand } from '#shared/brand/brand.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';

export interface EntryActions {
  readonly onSignIn: () => void;
  readonly onSignUp: () => void;
}

export function TopBar({ onSignIn, onSignUp }: EntryActions) {
  return (
    <header className="bar">
      <div className="bar-inner">
        <a className="bar-brand" href="#top" aria-label={`${brand.name}, top of the page`}>
          <BrandLogo />
        </a>
        <nav aria-label="Main">
          <a className="bar-link" href="#features">
            Features
          </a>
          <a className="bar-link" href="#security">
            Security
          </a>
          <Button look="ghost" className="bar-sign-in" onClick={onSignIn}>
            Sign In
          </Button>
          <Button look="next" onClick={onSignUp}>
            Get Started
          </Button>
        </nav>
      </div>
    </header>
  );
}
