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
