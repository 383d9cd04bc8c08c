/** The backend's mail and texts, read from the demo's outbox page. */
import { OUTBOX } from "./lane";

/** Returns the newest message to this address or number as the page shows it: text and markup. */
async function newest(recipient: string): Promise<string> {
  const page = await (await fetch(`${OUTBOX}?to=${encodeURIComponent(recipient)}`)).text();
  const articles = page.split("<article").slice(1);
  return articles.find((article) => article.includes(recipient)) ?? "";
}

/** Returns the most recent one-time code. */
export async function sentCode(recipient: string): Promise<string> {
  return /code is (\d{6})/.exec(await newest(recipient))?.[1] ?? "";
}

/** Returns a code that differs from the most recent one. */
export async function wrongCode(recipient: string): Promise<string> {
  return (await sentCode(recipient)) === "000000" ? "000001" : "000000";
}

/** Returns the most recent mailed link. */
export async function mailedLink(recipient: string): Promise<string> {
  return /href="(http[^"]+)"/.exec(await newest(recipient))?.[1] ?? "";
}
