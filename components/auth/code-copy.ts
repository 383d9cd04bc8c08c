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
