/** Hands the browser a text to keep as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser may only now begin to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
