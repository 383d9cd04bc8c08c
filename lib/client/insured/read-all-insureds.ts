import type { EndpointParams } from "../../contract/endpoints";
import type { Insured } from "../../domain/entities";
import { callBackend } from "../call-backend";

/** The most that a page may hold. */
const PAGE_SIZE = 200;

/**
 * Every insured of a filter, in its order, page by page and fresh from the backend; each once, although the list may
 * change meanwhile. `onProgress` hears how many of how many are here. Throws ApiError where a page fails: half a list is
 * none. `most`: no page is asked for past so many.
 */
export async function readAllInsureds(
  query: EndpointParams<"insured.list">,
  options: { signal: AbortSignal; onProgress?: (read: number, total: number) => void; most?: number },
): Promise<Insured[]> {
  const found = new Map<string, Insured>();
  let cursor: string | null | undefined;
  do {
    const page = await callBackend(
      "insured.list",
      { ...query, limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) },
      { signal: options.signal },
    );
    for (const insured of page.insureds) found.set(insured.key, insured);
    cursor = page.nextCursor;
    options.onProgress?.(found.size, page.total);
  } while (cursor && found.size < (options.most ?? Number.POSITIVE_INFINITY));
  return [...found.values()];
}
