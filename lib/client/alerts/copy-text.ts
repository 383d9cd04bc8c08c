import { showAlert } from "./alerts-store";

/** Copies a text to the clipboard and shows an alert with the result. Returns whether the text was copied. */
export async function copyText(text: string, successMessage: string, failureMessage: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert({ type: "success", message: successMessage, shouldReplaceDuplicates: true });
    return true;
  } catch {
    showAlert({ type: "error", message: failureMessage, shouldReplaceDuplicates: true });
    return false;
  }
}
