import { buttonClass, EmptyState } from '@groundwork/web-ui';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import './not-found-page.css';

export default function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <main className="not-found">
      <BrandLogo />
      <h1>Page not found</h1>
      <EmptyState
        title="There is nothing at this address"
        text="The link may be old, or a letter of it may have gone missing."
        action={
          <a className={buttonClass()} href="/">
            Go to the start page
          </a>
        }
      />
    </main>
  );
}
