/** Signatures of the bucket, under a key of its own that follows from the backend's secret. */
import { createHmac, timingSafeEqual } from "node:crypto";

export class Signatures {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac("sha256", secret).update("storage").digest();
  }

  /** `use` keeps a signature of one thing from being taken for one of another. */
  of(use: "read" | "policy", text: string): string {
    return createHmac("sha256", this.key).update(`${use}\n${text}`).digest("hex");
  }

  /** In the same time wherever the first difference is. */
  holds(use: "read" | "policy", text: string, signature: string): boolean {
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.of(use, text))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
