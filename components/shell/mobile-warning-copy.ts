/** The notice on a small screen, shown once. */
export const MOBILE_WARNING_COPY = {
  title: "Heads up!",
  text: "Lintel is not optimized for mobile. You can look around, but a larger screen is easier to work on.",
  close: "Got it",
} as const;
