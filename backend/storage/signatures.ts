/** Signatures of the bucket, with a key derived from the backend's secret. */
import { createHmac, timingSafeEqual } from "node:crypto";

export class Signatures {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac("sha256", secret).update("storage").digest();
  }

  /** `use` prevents a signature for one use from being accepted for another. */
  of(use: "read" | "policy", text: string): string {
    return createHmac("sha256", this.key).update(`${use}\n${text}`).digest("hex");
  }

  /** Compares in constant time. */
  holds(use: "read" | "policy", text: string, signature: string): boolean {
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.of(use, text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
