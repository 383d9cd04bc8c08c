/** A room of a demo claim and a person's actions on its media, through the backend's calls and the bucket's forms. */
import sharp from "sharp";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { FormInputs, Image } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import type { Answer, TestBackend } from "./test-backend";

export const CLAIM = { project: seedKey("project", "HOME-0001"), survey: seedKey("survey", "HOME-0001") };
export const COMPANY_KEY = seedKey("company", "Alder & Finch Mutual");
export const OTHER_COMPANY_KEY = seedKey("company", "Brightwater Insurance");

/** A small JPEG in one color. */
export function photo(background = "#c0a080", width = 48, height = 32): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export class MediaWorld {
  constructor(
    private readonly backend: TestBackend,
    private readonly token: string,
  ) {}

  call(name: EndpointName, params: object, token = this.token): Promise<Answer> {
    return this.backend.call(name, params, token);
  }

  async newRoom(name = "Attic"): Promise<string> {
    const key = createKey("region");
    const { status } = await this.call("region.create", {
      key,
      projectKey: CLAIM.project,
      surveyKey: CLAIM.survey,
      name,
    });
    if (status !== 200) throw new Error(`No room: ${status}`);
    return key;
  }

  /** Requests permission and posts; returns the fields of the record. */
  async upload(kind: "image" | "video" | "document", bytes: Uint8Array, extension: string) {
    const { body } = await this.call(`${kind}.uploadRequest`, { companyKey: COMPANY_KEY });
    const form = body.formInputs as FormInputs;
    const posted = await this.backend.bucket.post(form, bytes, extension);
    if (posted.status !== 204) throw new Error(await posted.text());
    return { key: form.key, url: `${form.url}/uploads/insured-generic/${form.key}.${extension}` };
  }

  /** Uploads a photo of a room, and returns the app's record of it. */
  async newImage(regionKey: string, change: Partial<Image> = {}) {
    const file = await this.upload("image", await photo(), "jpg");
    const parent = { parentKey: regionKey, parentType: "region" as const, companyKey: COMPANY_KEY };
    return { ...file, ...parent, width: 48, height: 32, status: "new" as const, ...change };
  }

  async read<Result>(name: EndpointName, params: object, envelope: string): Promise<Result> {
    const { body } = await this.call(name, params);
    return body[envelope] as Result;
  }
}
