import { readReadiness } from "@/lib/server/readiness";

export const dynamic = "force-dynamic";

/** Reports whether the process should receive traffic. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  return Response.json(readiness, { status: readiness.isReady ? 200 : 503, headers: { "cache-control": "no-store" } });
}
