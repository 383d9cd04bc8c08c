export const dynamic = "force-dynamic";

/** Whether the process responds. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
