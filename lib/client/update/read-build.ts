/** GET /api/version: the build that the server runs. */

/** Returns null without a readable answer; the next check reads again. */
export async function readBuild(): Promise<string | null> {
  try {
    const response = await fetch("/api/version", {
      credentials: "omit",
      cache: "no-store",
      headers: { "X-Requested-With": "lintel", Accept: "application/json" },
    });
    if (!response.ok) return null;
    const { build } = JSON.parse(await response.text()) as { build?: unknown };
    return typeof build === "string" && build !== "" ? build : null;
  } catch {
    return null;
  }
}
