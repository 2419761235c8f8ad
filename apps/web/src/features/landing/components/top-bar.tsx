import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { brand } from '#shared/brand/brand.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { specifiedWords, words as landingWords } from '../landing.wording.ts';

const { topBar: words } = landingWords;

export interface EntryActions {
  readonly onSignIn: () => void;
  readonly onSignUp: () => void;
}

export function TopBar({ onSignIn, onSignUp }: EntryActions) {
  return (
    <header className="bar">
      <div className="bar-inner">
        <a className="bar-brand" href="#top" aria-label={fill(words.home, { product: brand.name })}>
          <BrandLogo />
        </a>
        <nav aria-label={words.navigation}>
          <a className="bar-link" href="#features">
            {words.features}
          </a>
          <a className="bar-link" href="#security">
            {words.security}
          </a>
          <Button look="ghost" className="bar-sign-in" onClick={onSignIn}>
            {specifiedWords.signIn}
          </Button>
          <Button look="next" onClick={onSignUp}>
            {specifiedWords.getStarted}
          </Button>
        </nav>
      </div>
    </header>
  );
}
