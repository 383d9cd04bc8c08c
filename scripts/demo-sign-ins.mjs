/** The sign-ins that the demo prints; the seed in backend/seed creates these employees. */
export const DEMO_PASSWORD = "Lintel-2026!";

export const DEMO_SIGN_INS = [
  { email: "employee@lintel.test", what: "reviews claims and corrects scans" },
  { email: "admin@lintel.test", what: "also administers companies and employees" },
  { email: "superadmin@lintel.test", what: "sees every company" },
  { email: "poweruser@lintel.test", what: "reviews, and sees administration and reports" },
  { email: "claims_reviewer@lintel.test", what: "settings only" },
  { email: "underwriting_reviewer@lintel.test", what: "inspections only" },
  {
    email: "mfa@lintel.test",
    what: "is asked for a one-time code (in the outbox); backup codes lintelbackup0001 to lintelbackup0010, each once",
  },
  { email: "locked@lintel.test", what: "locked account" },
  { email: "expired@lintel.test", what: "expired password" },
  { email: "expiring@lintel.test", what: "password expires in 3 days" },
  { email: "invited@lintel.test", what: "invited: no password yet, the activation mail is in the outbox" },
];

/** Insured whose claims are good examples. */
export const DEMO_CLAIMS = [
  { name: "Harriet Holloway", what: "a captured home of two stories, ready in the scan editor" },
  { name: "Ada Marsh, Bela Novak, Cora Lindqvist", what: "empty scans that wait for the import of a capture" },
];
