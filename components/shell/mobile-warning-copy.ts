/** The notice on a small screen, shown once. */
export const MOBILE_WARNING_COPY = {
  title: "Heads up!",
  text: "Lintel is not optimized for mobile. You can look around here, but the work is easier on a larger screen.",
  close: "Got it",
} as const;
