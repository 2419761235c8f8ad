import { Navigate } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import { NewPackage } from '../features/packages/components/new-package.tsx';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

function NewFile() {
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

export default function NewPackagePage() {
  return (
    <Needs access="packages edit" otherwise={<Navigate replace to={paths.packages()} />}>
      <NewFile />
    </Needs>
  );
}
