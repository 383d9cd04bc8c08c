export const COPY = {
  product: "Lintel",
  email: "Email",
  password: "Password",
  terms: "Terms",
  privacy: "Privacy",
  recordingNotice: "Sessions are recorded.",
  patentNotice: "Protected by US patents.",
  backToLogin: "Back to login",
  required: "Required",
} as const;

export const LOGIN_COPY = {
  title: "Log in to Lintel",
  subtitle: "Inspections and claims for your team.",
  submit: "Login",
  forgot: "Forgot your password?",
  pleaseContactSupport: "Please contact support.",
  contactSupport: "Email support",
} as const;

export const CODE_COPY = {
  title: "Enter your code",
  subtitle: (way: string | null) =>
    `We sent ${way === null ? "you a 6-digit code" : `a 6-digit code ${way}`}. It is valid for 10 minutes.`,
  byText: (phoneEnding: string | null) =>
    phoneEnding === null ? "by text" : `by text to the number ending in ${phoneEnding}`,
  byEmail: (email: string | null) => (email === null ? "by email" : `by email to ${email}`),
  label: "Code",
  box: (position: number, length: number) => `Digit ${position} of ${length}`,
  submit: "Verify",
  notReceived: "Didn't get it?",
  expiresIn: (time: string) => `Expires in ${time}`,
  isOver: "Expired",
  resend: "Resend",
  or: "or",
  backup: "Enter Backup Code",
  tryAgain: "Please try again with the correct numeric code.",
  incorrect: "Incorrect code",
  expired: "Expired code",
} as const;

export const BACKUP_COPY = {
  title: "Enter a backup code",
  subtitle: "One of the 16-character codes you saved. Each works once.",
  label: "Backup code",
  box: (position: number, length: number) => `Character ${position} of ${length}`,
  submit: "Verify",
  incorrect: "Incorrect code",
  back: "Back to the code",
} as const;

export const RESEND_COPY = {
  title: "Send a new code",
  subtitle: "Your previous code stops working.",
  channel: "Send code by",
  channels: { email: "Email", text: "Text" },
  submit: "Send code",
  failed: "Failed to send MFA code!",
  sent: "A new code is on its way",
  back: "Back to the code",
} as const;

export const FORGOT_COPY = {
  title: "Forgot your password?",
  subtitle: "We'll send a link to set a new one.",
  submit: "Send link",
  sentTitle: "Email Sent!",
  sentText: "If the email is on file, you should have a reset link in your inbox",
  sendAgain: "Send again",
  failed: "Oops. Something went wrong",
} as const;

export const RESET_COPY = {
  title: "Reset your password",
  subtitle: "Choose a new password.",
  subtitleFor: (email: string) => `Choose a new password for ${email}.`,
  expired: "Your password has expired. Please reset it below to access your account.",
  expiresIn: (days: number) => `Your password expires in ${days} days. Please reset it to access your account.`,
  submit: "Reset password",
  failed: "Ooops. Something went wrong.",
  updated: "Your password has been updated",
  openAgainText: "This page no longer has the link. Open it from the email again, or request a new one.",
  deadText: "It has expired or was already used. Request a new one to reset your password.",
  newLink: "Send a new link",
  logInAgain: "Log in again",
  logInAgainText: "This page has expired. Log in again to reset your password.",
  notLeftYet: "Lintel couldn't be reached.",
  goOn: "Continue",
} as const;

export const LINK_COPY = {
  openAgainTitle: "Open the email again",
  deadTitle: "This link no longer works",
  dead: "This link has expired or was already used.",
} as const;

export const ACTIVATE_COPY = {
  title: "Welcome!",
  subtitleFor: (email: string) => `Choose a password for ${email}.`,
  submit: "Get started",
  failed: "Something went wrong... Account activation failed. Please try later.",
  newLink: "Send a new link",
  newLinkSent: (email: string) => `If the account of ${email} isn't active yet, a new link is on its way.`,
  newLinkFailed: "Oops. Something went wrong",
  loginFailed: "Something went wrong... Login failed. Please try later.",
  openAgainText:
    "This page no longer has the link. Open it from the email again, or ask your administrator for a new one.",
} as const;

export const DRAWING_COPY = {
  rooms: { kitchen: "Kitchen", living: "Living room", bath: "Bath", family: "Family room" },
  area: (squareFeet: number) => `${new Intl.NumberFormat("en-US").format(squareFeet)} sq ft`,
  depth: "29 ft 6 in",
  width: "23 ft 0 in",
} as const;
