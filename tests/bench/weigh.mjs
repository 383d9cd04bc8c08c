/** The weight of a page: bytes of scripts and styles under brotli (quality 11). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const weightOf = (bytes) => brotliCompressSync(bytes).length;
/** Text that only the build of three.js contains, whatever a bundler does to names. */
const THREE_MARK = "THREE.WebGLRenderer";
/** Text of the parts for third parties: recording, chat, maps, addresses and the dashboard. */
export const VENDOR_MARKS = [
  "Session recording: ",
  "hide_default_launcher",
  "lintelMapsReady",
  "fetchAutocompleteSuggestions",
  "#accessToken=",
];

/**
 * Opens a page with an empty cache and weighs every script and style sheet until the network is idle and
 * `waitForParts` resolves: on a slow machine a page is idle before it requests its last part. Returns {js, css} in
 * bytes, {hasThree}, and the marks of third parties in the scripts.
 */
export async function weighPage(page, address, waitForParts = async () => undefined) {
  // Requests of the previous page must not count for this one.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  const bodies = [];
  // The browser drops the source of a finished worker, which is requested again.
  const bodyOf = (response) =>
    response.body().catch(async () => (await page.request.get(response.url(), { failOnStatusCode: true })).body());
  const collectBody = (response) => {
    const type = response.request().resourceType();
    if (type === "script" || type === "stylesheet") bodies.push(bodyOf(response).then((body) => ({ type, body })));
  };
  page.on("response", collectBody);
  await page.goto(address, { waitUntil: "networkidle" });
  await waitForParts();
  page.off("response", collectBody);
  const files = await Promise.all(bodies);
  const sum = (type) => files.filter((file) => file.type === type).reduce((all, { body }) => all + weightOf(body), 0);
  const has = (mark) => files.some(({ type, body }) => type === "script" && body.includes(mark));
  return {
    js: sum("script"),
    css: sum("stylesheet"),
    hasThree: has(THREE_MARK),
    vendorMarks: VENDOR_MARKS.filter(has),
  };
}

const MANIFEST = "page_client-reference-manifest.js";

/**
 * Returns the bytes, as served, of the style sheets that the pages of a build link to, without the gallery's, which
 * production does not have.
 */
export function weighAppStyles(buildFolder) {
  const pages = readdirSync(path.join(buildFolder, "server/app"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(MANIFEST) && !name.startsWith("gallery"))
    .map((name) => readFileSync(path.join(buildFolder, "server/app", name), "utf8"));
  const sheets = new Set(
    pages.flatMap((page) => page.slice(page.indexOf("entryCSSFiles")).match(/static\/chunks\/[^"]+\.css/g) ?? []),
  );
  if (sheets.size === 0) throw new Error("The build names no style sheet.");
  return [...sheets].reduce((all, name) => all + weightOf(readFileSync(path.join(buildFolder, name))), 0);
}
