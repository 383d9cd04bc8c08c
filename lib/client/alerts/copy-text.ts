import { showAlert } from "./alerts-store";

/** Puts a text on the clipboard and says so; `done` and `failed` are what the alert says. Answers whether it is there. */
export async function copyText(text: string, done: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert({ type: "success", message: done, shouldReplaceDuplicates: true });
    return true;
  } catch {
    showAlert({ type: "error", message: failed, shouldReplaceDuplicates: true });
    return false;
  }
}
