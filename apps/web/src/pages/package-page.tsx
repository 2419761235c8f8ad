import { useParams } from 'react-router-dom';
import { PackageDetail } from '../features/packages/components/package-detail.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function PackagePage() {
  const { id = '' } = useParams();
  usePageTitle(words.package.heading);
  return (
    <>
      <PageHead heading={words.package.heading} text={words.package.text} />
      <PackageDetail id={id} />
    </>
  );
}
