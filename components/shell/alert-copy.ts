/** Texts around the alerts. */
export const ALERT_COPY = {
  title: "Notifications",
  close: "Close notification",
  partNotLoaded: "This part of the page couldn't be loaded. Check your connection and try again.",
} as const;
