import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { PackageList } from '../features/packages/components/package-list.tsx';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { words } from './pages.wording.ts';

/** Existing files stay readable on each plan. */
export default function PackagesPage() {
  usePageTitle(words.packages.heading);
  return (
    <>
      <PageHead
        heading={words.packages.heading}
        text={words.packages.text}
        action={
          <Link className={buttonClass('next')} to={paths.newPackage()}>
            {words.packages.add}
          </Link>
        }
      />
      <Entitled feature="lenderFile" own={<PackageList />}>
        <PackageList />
      </Entitled>
    </>
  );
}
