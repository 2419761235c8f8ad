import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
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
          <Needs access="packages edit">
            <Link className={buttonClass('next')} to={paths.newPackage()}>
              {words.packages.add}
            </Link>
          </Needs>
        }
      />
      <Entitled feature="lenderFile" own={<PackageList />}>
        <PackageList />
      </Entitled>
    </>
  );
}
