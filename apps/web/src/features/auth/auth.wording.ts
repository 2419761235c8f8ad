export const words = {
  welcome: 'Welcome back',
  welcomeText: 'Sign in to see where you stand.',
  create: 'Create your account',
  createText: 'Free to start. No credit card required.',
  carriedOne: 'We kept your answer from the start page.',
  carried: 'We kept your {count|answer|answers} from the start page.',
  forgot: {
    link: 'Forgot password?',
    title: 'Forgotten password',
    text: 'Enter your email. We send you a link to set a new password.',
    back: 'Back to sign in',
    action: 'Send me a link',
  },
  code: {
    label: 'Code from your authenticator app, or a recovery code',
    startAgain: 'Use another account',
  },
  consent: {
    text: 'By creating an account you agree to our',
    terms: 'terms',
    and: 'and our',
    privacy: 'privacy policy',
    newTab: '(opens a new tab)',
  },
  wait: '{problem} in {time}',
} as const;

export const specifiedWords = {
  home: 'Back to home',
  email: 'Email',
  password: 'Password',
  signIn: { link: 'Sign in instead', action: 'Sign In' },
  signUp: {
    link: 'Create account',
    firstName: 'First Name',
    lastName: 'Last Name',
    action: 'Launch My Journey',
  },
  login: {
    rejected: 'Login failed - please check your credentials',
    failed: 'Login error - please try again',
  },
  signup: {
    rejected: 'Signup failed - email may already be in use',
    failed: 'Signup error - please try again',
  },
} as const;
