/**
 * What is still being typed into a command that was refused as it began: "g 2.5m" with nothing selected. Its keys are
 * commands of their own, which nobody meant.
 */
import { pressKey, type Running, type ToolKey } from "./tool-state";

/** Who types a command in one go pauses less than this from key to key. Milliseconds. */
const IN_ONE_GO_MS = 1_500;

const hasBegun = (running: Running): boolean =>
  ("text" in running && running.text !== "") || (running.tool === "move" && running.lock !== null);

export function createMissedTyping() {
  let missed: { running: Running; until: number } | null = null;

  function begin(running: Running): void {
    missed = { running, until: Date.now() + IN_ONE_GO_MS };
  }

  return {
    /** It was refused. */
    begin,
    /** Something else has been done since. */
    forget(): void {
      missed = null;
    },
    /** Whether the key belongs to what was refused: it does nothing then, and what was said of that stays. */
    takes(key: ToolKey): boolean {
      const before = missed;
      missed = null;
      if (!before || Date.now() > before.until) return false;
      const pressed = pressKey(before.running, key);
      // What ends a value that was never begun is meant for whatever has the focus.
      const endsNothing = (key.key === "Enter" || key.key === "Backspace") && !hasBegun(before.running);
      if (!pressed || endsNothing) return false;
      if (pressed.does !== "place") begin(pressed.running);
      return true;
    },
  };
}
