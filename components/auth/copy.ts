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

export const DRAWING_COPY = {
  rooms: { kitchen: "Kitchen", living: "Living room", bath: "Bath", family: "Family room" },
  area: (squareFeet: number) => `${new Intl.NumberFormat("en-US").format(squareFeet)} sq ft`,
  depth: "29 ft 6 in",
  width: "23 ft 0 in",
} as const;
