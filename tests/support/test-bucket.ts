/** The bucket on its own directory and port; only this class resolves its addresses. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { Storage } from "@/backend/storage/storage";
import { buildStorageApp } from "@/backend/storage/storage-app";
import type { FormInputs } from "@/lib/domain/entities";

export const BUCKET_ORIGIN = "https://files.test";

export class TestBucket {
  private constructor(
    readonly storage: Storage,
    private readonly app: FastifyInstance,
    private readonly directory: string,
    private readonly address: string,
  ) {}

  static async start(setting: { secret: string; appOrigin: string; clock: () => Date }): Promise<TestBucket> {
    const directory = await mkdtemp(path.join(tmpdir(), "lintel-bucket-"));
    const storage = new Storage({ directory, origin: BUCKET_ORIGIN, ...setting });
    const app = buildStorageApp({ storage, appOrigin: setting.appOrigin });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    return new TestBucket(storage, app, directory, address);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await rm(this.directory, { recursive: true, force: true });
  }

  /** Sends a request to one of the bucket's addresses. */
  fetch(address: string, init?: RequestInit): Promise<Response> {
    return fetch(address.replace(BUCKET_ORIGIN, this.address), init);
  }

  /** Posts a file like a browser: every field first, the file last. */
  post({ url, fields, key }: FormInputs, bytes: Uint8Array, extension: string, type = ""): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new Blob([new Uint8Array(bytes)], { type }), `${key}.${extension}`);
    return this.fetch(`${url}/`, { method: "POST", body: form });
  }
}
