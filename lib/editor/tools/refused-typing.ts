/**
 * Absorbs the rest of a typed command that was refused at its start, such as "g 2.5m" with nothing selected. Otherwise
 * its keys would run other commands.
 */
import { pressKey, type Running, type ToolKey } from "./tool-state";

/** The longest pause between keys typed in one go, in ms. */
const MAX_PAUSE_MS = 1_500;

const hasInput = (running: Running): boolean =>
  ("text" in running && running.text !== "") || (running.tool === "move" && running.lock !== null);

export function createRefusedTyping() {
  let refused: { running: Running; until: number } | null = null;

  function begin(running: Running): void {
    refused = { running, until: Date.now() + MAX_PAUSE_MS };
  }

  return {
    /** Starts absorbing after a refusal. */
    begin,
    /** Stops absorbing after any other input. */
    forget(): void {
      refused = null;
    },
    /** Whether a key continues the refused command, so that it must do nothing else. */
    absorbs(key: ToolKey): boolean {
      const before = refused;
      refused = null;
      if (!before || Date.now() > before.until) return false;
      const pressed = pressKey(before.running, key);
      // Enter and Backspace without a value are meant for the focused element.
      const endsNothing = (key.key === "Enter" || key.key === "Backspace") && !hasInput(before.running);
      if (!pressed || endsNothing) return false;
      if (pressed.does !== "place") begin(pressed.running);
      return true;
    },
  };
}
