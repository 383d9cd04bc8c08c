/**
 * The bucket as a page of the app uses it: cross-origin posts with progress, reading back into a canvas, signatures.
 */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { seedKey } from "@/backend/seed/seed-key";
import type { FormInputs, Image } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { enter, expect, test } from "./fixtures";

const CLAIM = { projectKey: seedKey("project", "HOME-0001"), surveyKey: seedKey("survey", "HOME-0001") };
const COMPANY_KEY = seedKey("company", "Alder & Finch Mutual");

type Call = { method: string; path: string; body?: object };

/** Makes a call as the app does, with the page's session. */
function call<Result>(page: Page, { method, path, body }: Call): Promise<Result> {
  return page.evaluate(
    async (sent) => {
      const headers = { "X-Requested-With": "lintel", "Content-Type": "application/json" };
      const answer = await fetch(`/api/backend/${sent.path}`, {
        method: sent.method,
        headers,
        ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
      });
      if (!answer.ok) throw new Error(`${sent.path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    { method, path, body },
  ) as Promise<Result>;
}

type Posted = { status: number; progress: number[] };

function post(page: Page, form: FormInputs, bytes: Buffer, extension: string): Promise<Posted> {
  return page.evaluate(
    ({ url, fields, key, base64, extension }) =>
      new Promise<Posted>((resolve, reject) => {
        const data = new FormData();
        for (const [name, value] of Object.entries(fields)) data.append(name, value);
        const letters = atob(base64);
        const file = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
        data.append("file", file, `${key}.${extension}`);
        const request = new XMLHttpRequest();
        const progress: number[] = [];
        request.upload.onprogress = ({ loaded }) => progress.push(loaded);
        request.onload = () => resolve({ status: request.status, progress });
        request.onerror = () => reject(new Error("The form could not be posted."));
        request.open("POST", url);
        request.send(data);
      }),
    { ...form, base64: bytes.toString("base64"), extension },
  );
}

/** Returns the size and center color of a picture, through a canvas: throws if the picture taints it. */
function colorOf(page: Page, address: string): Promise<{ width: number; height: number; color: number[] }> {
  return page.evaluate(async (url) => {
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0] =
      context?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data ?? [];
    return { width: canvas.width, height: canvas.height, color: [red, green, blue] };
  }, address);
}

test("a photo uploads to the bucket with progress and comes back untainted, small and large", async ({ page }) => {
  await enter(page);
  const room = createKey("region");
  await call(page, { method: "POST", path: "region", body: { ...CLAIM, key: room, name: "Loft" } });
  const granted = await call<{ formInputs: FormInputs }>(page, {
    method: "POST",
    path: "image/upload-request",
    body: { companyKey: COMPANY_KEY },
  });
  const form = granted.formInputs;
  expect(new URL(form.url).origin).not.toBe(new URL(page.url()).origin);
  // Noise, so that it does not compress to nothing.
  const noise = Buffer.from(Uint8Array.from({ length: 900 * 1200 * 3 }, (_, index) => 90 + ((index * 7919) % 60)));
  const bytes = await sharp(noise, { raw: { width: 1200, height: 900, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const posted = await post(page, form, bytes, "jpg");
  expect(posted.status).toBe(204);
  expect(posted.progress.at(-1)).toBeGreaterThan(bytes.length);
  const sent = {
    key: form.key,
    url: `${form.url}/uploads/insured-generic/${form.key}.jpg`,
    parentKey: room,
    parentType: "region",
    companyKey: COMPANY_KEY,
    width: 1200,
    height: 900,
  };
  const { image } = await call<{ image: Image }>(page, { method: "POST", path: "image", body: sent });
  const large = await colorOf(page, image.url);
  expect([large.width, large.height]).toEqual([1200, 900]);
  for (const part of large.color) expect(Math.abs(part - 120)).toBeLessThan(45);
  const small = await colorOf(page, image.thumbnailUrl ?? "");
  expect([small.width, small.height]).toEqual([512, 384]);
  await call(page, { method: "DELETE", path: `region?key=${room}` });
});

test.describe("an unsigned address", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("is not served", async ({ page }) => {
    await enter(page);
    const { formInputs } = await call<{ formInputs: FormInputs }>(page, {
      method: "POST",
      path: "image/upload-request",
      body: { companyKey: COMPANY_KEY },
    });
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "grey" } })
      .png()
      .toBuffer();
    await post(page, formInputs, bytes, "png");
    const address = `${formInputs.url}/uploads/insured-generic/${formInputs.key}.png`;
    await expect(colorOf(page, address)).rejects.toThrow();
    expect((await page.request.get(address)).status()).toBe(403);
  });
});
