import { lostFiles, type UnsentFiles } from "./unsent-files";

/** Texts before a session ends. */
export const IDLE_COPY = {
  title: "Are you still there?",
  text: "Nobody has used Lintel here for a while, so you will soon be signed out. Edits that are not sent yet are kept for you.",
  lastTitle: "You will soon be signed out",
  lastText:
    "This session has reached its longest time. Edits that are not sent yet are kept for you: log in again to go on.",
  lost: (files: UnsentFiles) => lostFiles(files, "when you are signed out"),
  left: "Time left",
  unit: "until you are signed out",
  stay: "Stay signed in",
  noted: "Got it",
  unheard: "Lintel could not be reached, so you are not signed in for longer yet. It tries again by itself.",
  over: "You are being signed out",
  spoken: (seconds: number) => {
    const isMinutes = seconds >= 60;
    const unit = new Intl.NumberFormat("en", {
      style: "unit",
      unit: isMinutes ? "minute" : "second",
      unitDisplay: "long",
    });
    return `You will be signed out in ${unit.format(isMinutes ? Math.ceil(seconds / 60) : seconds)}`;
  },
} as const;
