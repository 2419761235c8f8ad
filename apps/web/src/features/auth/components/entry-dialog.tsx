import { useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { entrySearch, type EntryView } from '../model/entry-view.ts';
import './entry-dialog.css';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const views = {
  signin: {
    title: 'Welcome back',
    text: 'Sign in to see where you stand.',
    other: 'signup',
    link: 'Create account',
  },
  signup: {
    title: 'Create your account',
    text: 'Free to start. No credit card required.',
    other: 'signin',
    link: 'Sign in instead',
  },
  forgot: {
    title: 'Forgotten password',
    text: 'Tell us your email, and we send you a link to set a new one.',
    other: 'signin',
    link: 'Back to sign in',
  },
} as const;

const forms = { signin: SignInForm, signup: SignUpForm, forgot: ForgotPasswordForm };

/** Sign-in, signup and the way back in as a native modal over the landing page: focus, Escape and the backdrop come with it. */
export function EntryDialog({ view }: { readonly view: EntryView }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const { title, text, other, link } = views[view];
  const Form = forms[view];
  const home = pathname + entrySearch(search, null);

  // Before it leaves the document: only then does the browser give the focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="entry"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(home);
      }}
    >
      <BrandLogo />
      <h2 id={titleId}>{title}</h2>
      <p className="entry-text">{text}</p>
      <Form />
      <p className="entry-links">
        <Link to={home}>Back to home</Link>
        {view === 'signin' ? (
          <Link to={pathname + entrySearch(search, 'forgot')}>Forgot password?</Link>
        ) : null}
        <Link to={pathname + entrySearch(search, other)}>{link}</Link>
      </p>
    </dialog>
  );
}
