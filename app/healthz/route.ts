export const dynamic = "force-dynamic";

/** Reports that the process responds. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
