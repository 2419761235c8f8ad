import { NewPackage } from '../features/packages/components/new-package.tsx';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function NewPackagePage() {
  usePageTitle(words.newPackage.heading);
  return (
    <>
      <PageHead heading={words.newPackage.heading} text={words.newPackage.text} />
      <Entitled feature="lenderFile">
        <NewPackage />
      </Entitled>
    </>
  );
}
