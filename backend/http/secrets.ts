/** Creates and verifies tokens, codes and passwords. Callers store only the hashes. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

const ARGON2 = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** A hash that no password matches, so that an unknown email address costs the same work as a known one. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$t4aSajZBwLPTg7jhxN6Bbw$Ju0U3xLu/yM22Z0vGccOEnAtFLLMEJ2xVJR/EFi2NaM";
const BACKUP_ALPHABET = "bcdfghjkmnpqrstvwxz23456789";

export class Secrets {
  constructor(private readonly secret: string) {}

  /** Returns 32 random bytes in base64url. */
  newToken(): string {
    return randomBytes(32).toString("base64url");
  }

  /** Tokens have enough entropy for a plain hash. */
  hashToken(token: string): string {
    return createHash("sha256").update(token).digest("hex");
  }

  /** Returns six random digits. */
  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, "0");
  }

  newBackupCode(length: number): string {
    return Array.from({ length }, () => BACKUP_ALPHABET[randomInt(BACKUP_ALPHABET.length)]).join("");
  }

  /** Returns an HMAC of a code or address with the server's secret, so that a copy of the database reveals no text. */
  keyed(text: string): string {
    return createHmac("sha256", this.secret).update(text).digest("hex");
  }

  equals(left: string, right: string): boolean {
    const [a, b] = [Buffer.from(left), Buffer.from(right)];
    return a.length === b.length && timingSafeEqual(a, b);
  }

  hashPassword(password: string): Promise<string> {
    return hash(password, ARGON2);
  }

  /** Returns whether the password matches; without a stored hash, the same work is done and the result is false. */
  async isPassword(storedHash: string | null, password: string): Promise<boolean> {
    const matches = await verify(storedHash ?? DUMMY_HASH, password).catch(() => false);
    return storedHash !== null && matches;
  }
}
