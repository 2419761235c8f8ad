import { buttonClass } from '@groundwork/web-ui';
import { paths } from '#shared/paths.ts';
import { contourPath } from '../features/landing/model/contour-path.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { useSession } from '#shared/session/use-session.ts';
import './not-found-page.css';
import { words } from './pages.wording.ts';

const contours = [240, 320, 410, 510, 620, 740, 870].map((radius) => contourPath(720, 450, radius));

export default function NotFoundPage() {
  usePageTitle(words.notFound.heading);
  const { user } = useSession();
  return (
    <main className="not-found">
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {contours.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <BrandLogo />
      <div className="not-found-words">
        <h1>{words.notFound.heading}</h1>
        <p>{words.notFound.text}</p>
        <a className={buttonClass('primary', 'large')} href={paths.home()}>
          {user === null ? words.notFound.start : words.notFound.dashboard}
        </a>
      </div>
    </main>
  );
}
