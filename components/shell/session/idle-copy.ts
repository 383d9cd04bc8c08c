import { lostFiles, type UnsentFiles } from "./unsent-files";

/** Texts before a session ends. */
export const IDLE_COPY = {
  title: "Are you still there?",
  text: "You've been inactive, so you'll be signed out soon. Unsent edits are kept for you.",
  lastTitle: "You'll be signed out soon",
  lastText: "Your session has reached its time limit. Unsent edits are kept for you: log in again to continue.",
  lost: (files: UnsentFiles) => lostFiles(files, "when you are signed out"),
  left: "Time left",
  unit: "until you are signed out",
  stay: "Stay signed in",
  acknowledge: "Got it",
  stayFailed: "Lintel couldn't be reached, so your session isn't extended yet. Retrying…",
  over: "Signing you out",
  spoken: (seconds: number) => {
    const isMinutes = seconds >= 60;
    const unit = new Intl.NumberFormat("en", {
      style: "unit",
      unit: isMinutes ? "minute" : "second",
      unitDisplay: "long",
    });
    return `You'll be signed out in ${unit.format(isMinutes ? Math.ceil(seconds / 60) : seconds)}`;
  },
} as const;
