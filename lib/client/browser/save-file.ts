/** Downloads a text or blob as a file. */
export function saveFile(name: string, content: string | Blob, type?: string): void {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because the browser may not have started to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
