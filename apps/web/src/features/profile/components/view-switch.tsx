import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { chooseProfileView, type ProfileView } from '#shared/profile/profile-view.ts';
import { words } from '../interview.wording.ts';
import './view-switch.css';

const views = [
  { view: 'interview', label: words.interview, to: paths.profileInterview() },
  { view: 'form', label: words.fullForm, to: paths.profile() },
] as const;

/** The navigation opens the view that the owner chose last. */
export function ViewSwitch({ shown }: { readonly shown: ProfileView }) {
  return (
    <ul className="view-switch" aria-label={words.switchLabel}>
      {views.map(({ view, label, to }) => (
        <li key={view}>
          <Link
            to={to}
            aria-current={view === shown ? 'true' : undefined}
            onClick={() => chooseProfileView(view)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
