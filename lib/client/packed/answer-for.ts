/** What the worker does with what it is asked. */
import type { FromWorker, ToWorker } from "./ask-beside";
import { buffersOf, createPacker } from "./pack";

/** Below this columns take longer than parsing on the page. */
const LARGE = 1_000_000;

type Tell = (message: FromWorker, transfer: ArrayBuffer[]) => void;

/** Null for what is no JSON. */
function parsed(bytes: ArrayBuffer): { body: unknown } | null {
  try {
    return { body: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return null;
  }
}

/** Tells one answer for each that was asked; none, or one that nobody hears, where it was called off. */
export function answerFor(tell: Tell): (asked: ToWorker) => void {
  const packer = createPacker();
  const running = new Map<number, AbortController>();

  async function ask(id: number, url: string, init: RequestInit): Promise<void> {
    const response = await fetch(url, init);
    const head = { status: response.status, headers: [...response.headers] };
    let bytes: ArrayBuffer;
    try {
      bytes = await response.arrayBuffer();
    } catch {
      return tell({ id, head, bytes: null }, []);
    }
    const large = response.ok && bytes.byteLength >= LARGE ? parsed(bytes) : null;
    if (!large) return tell({ id, head, bytes }, [bytes]);
    const packed = packer.pack(large.body);
    tell({ id, head, packed }, buffersOf(packed.column));
  }

  return (asked) => {
    if ("isCalledOff" in asked) {
      running.get(asked.id)?.abort();
      return;
    }
    const { id, url, init } = asked;
    const controller = new AbortController();
    running.set(id, controller);
    ask(id, url, { ...init, signal: controller.signal })
      .catch((error: unknown) => tell({ id, failure: String(error) }, []))
      .finally(() => running.delete(id));
  };
}
