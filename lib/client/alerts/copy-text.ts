import { showAlert } from "./alerts-store";

/** Copies a text to the clipboard and shows an alert, `done` or `failed`. Returns whether it was copied. */
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
