/** Signatures of the bucket, with a key derived from the backend's secret. */
import { createHmac, timingSafeEqual } from "node:crypto";

export class Signatures {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac("sha256", secret).update("storage").digest();
  }

  /** Returns the signature of a text; a signature for one use is not accepted for another. */
  of(use: "read" | "policy", text: string): string {
    return createHmac("sha256", this.key).update(`${use}\n${text}`).digest("hex");
  }

  /** Compares in constant time. */
  holds(use: "read" | "policy", text: string, signature: string): boolean {
    const received = Buffer.from(signature);
    const expected = Buffer.from(this.of(use, text));
    return received.length === expected.length && timingSafeEqual(received, expected);
  }
}
