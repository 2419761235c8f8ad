export const specifiedWords = {
  emailInUse: 'Email already in use',
  badCredentials: 'Invalid email or password',
} as const;

export const words = {
  attempts: {
    signIns: 'Too many failed sign-ins. Try again in {wait}.',
    signUps: 'Too many new accounts from your network. Try again in {wait}.',
    links: 'Too many requests for links. Try again in {wait}.',
    tokens: 'Too many wrong links from your network. Try again in {wait}.',
    busy: 'Too many people sign in right now. Try again in {wait}.',
    seconds: '{seconds|second|seconds}',
    minutes: '{minutes|minute|minutes}',
    hours: '{count|hour|hours}',
  },
  password: {
    common: 'This password is too common. Choose another one.',
    ownWords: 'This password is mostly your name, your email or our name. Choose another one.',
    wrong: 'This isn’t your password. Try again.',
  },
  twoStep: {
    codeRequired: 'Enter the code from your authenticator app',
    wrongCode: 'This code is wrong or was already used. Enter a new one.',
    alreadyOn: 'Two-step sign-in is already on. Reload the page.',
    alreadyOff: 'Two-step sign-in is already off. Reload the page.',
  },
  users: {
    adminNeeded: 'You need the admin role for this. Contact an admin.',
    ownRole: 'You can’t change your own role. Contact another admin.',
    emailNotVerified: 'This user must confirm their email first. We sent them a link.',
    notFound: 'We couldn’t find this user. Reload the list.',
    ownRequest: 'Another admin must decide this request.',
    requestNotFound: 'This request was decided or has expired. Reload the list.',
  },
  sessions: {
    notFound: 'This session has already ended. Reload the list.',
    notBound: 'This session has no cookie, so its token cannot be renewed.',
  },
  links: {
    invalid: 'This link is no longer valid. Request a new one.',
    noMailForEmail: 'This site doesn’t send mail, so you can’t change your email. Contact its administrator.',
    noMailForPassword: 'This site doesn’t send mail. Ask its administrator for a link to set a new password.',
    passwordLinkSent: 'If this email has an account, you’ll receive a link to set a new password.',
    emailLinkSent: 'We sent a link to your new address. Open it to change your email.',
  },
  notices: { notFound: 'We couldn’t find this notice. Reload the page.' },
  erasure: {
    alreadyRequested: 'This erasure is requested already. Reload the page.',
    nothingToCancel: 'There is no erasure to cancel. Reload the page.',
    receiptNotFound: 'We couldn’t find this receipt. Check its number.',
  },
  people: {
    businessNotFound: 'You don’t have access to this business. Contact its owner.',
    ownerNeeded: 'Only an owner of the business can do this.',
    staffCannotLeave: 'Your practice has this access. An admin of the practice can end it.',
    businessLimit: 'Your plan has no more businesses. Change your plan to add one.',
    peopleLimit: 'The plan of this business has no more people. Change the plan or end an access first.',
    lastOwner: 'A business needs an owner. Make another person an owner first.',
    grantNotFound: 'We couldn’t find this access. Reload the list.',
    alreadyHere: 'This person or practice has access already. Change the access in the list.',
    ownerHasEverything: 'An owner has access to everything, without an end',
    roleOfPractice: 'A practice stays an adviser',
    handOverToOwner: 'Choose the role owner to hand over the business',
    until: 'Choose a moment from one hour to two years ahead',
    passwordNeeded: 'Enter your password to hand over the business',
  },
  practices: {
    notFound: 'You don’t work at this practice. Contact its admin.',
    noSuchPractice: 'There is no such practice. Reload the list.',
    adminNeeded: 'Only an admin of the practice can do this.',
    lastAdmin: 'A practice needs an admin. Make another person an admin first.',
    staffNotFound: 'This person doesn’t work at the practice. Reload the list.',
    clientNotFound: 'The practice has no access to this business. Reload the list.',
    noteNotFound: 'We couldn’t find this note. Reload the notes.',
    noteLimit: 'This client has 200 notes. Delete one to write another.',
    clientLimit: 'The plan of the practice has no more clients. Change the plan to add one.',
    noHost: 'Your brand has no host yet. Save one first.',
    hostTaken: 'This host is in use. If it is yours, set its DNS record first, and then save again.',
    noMailForReplies:
      'This site doesn’t send mail, so an address for replies can’t be confirmed. Contact its administrator.',
    brandPlan: 'Your own brand comes with {plans}. Change the plan of the practice to use it.',
    practiceNeeded: 'Choose your practice or enter the name of a new one',
  },
  invitations: {
    notFound: 'We couldn’t find this invitation. Reload the list.',
    notValid: 'This invitation is not valid. Request a new one.',
    open: 'An invitation to this email is open. Withdraw it to send another one.',
    forOtherEmail: 'This invitation is for another email. Sign in with that email.',
    used: 'This link was used already.',
    declined: 'This invitation was declined. Request a new one.',
    expired: 'This invitation has expired. Request a new one.',
    withdrawn: 'This invitation was withdrawn. Request a new one.',
    tooMany: 'Too many invitations today. Try again in {wait}.',
  },
  exports: {
    notFound: 'This export has expired or doesn’t exist. Request a new one.',
    readMe: `This archive contains all your data at Groundwork.

Each .json file contains one kind of data. You can open the .csv files in a spreadsheet.
The folder "documents" contains the documents you uploaded, and "bank-files" your bank files. Your picture is next to them.
Your password isn’t included: we don’t know it.
`,
  },
  devices: {
    unknown: 'Unknown device',
    browserOnSystem: '{browser} on {system}',
  },
} as const;

/** A receipt shows these after a number: "3 sessions". */
export const receiptWords = {
  erased: {
    account: 'account with name, email and password',
    sessions: 'sessions',
    consents: 'accepted terms and policies',
    exports: 'data exports',
    knownDevices: 'devices you signed in from',
    twoStep: 'two-step sign-in',
    dataKeys: 'key to your encrypted fields',
    mails: 'mails that were not sent yet',
    businesses: 'businesses',
    grants: 'access of people and practices',
    invitations: 'invitations',
    accessLines: 'hours in which others read',
    clients: 'lines in the lists of advisers',
    clientPapers: 'counted documents',
    clientNotes: 'notes of advisers',
    clientRequests: 'counted requests',
    events: 'messages between services',
  },
  retained: {
    logs: {
      what: 'log lines with your user ID',
      why: 'They contain no name, figure or document. We delete them when their retention period ends.',
    },
    backups: {
      what: 'backups',
      why: 'Newer backups replace them. If we restore one, we erase your data again.',
    },
  },
} as const;

export const dueThings = { request: 'Requested document' } as const;
