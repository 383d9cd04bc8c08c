/** Thumbnails for lists and contact sheets: created once from the upload, upright, and stored next to it. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { MAX_IMAGE_PIXELS } from "../../lib/domain/upload-rules";
import { notFound } from "../failures/failure";
import { objectName, parseName, thumbnailName } from "./object-names";
import { putStoredFile, type Storage } from "./storage";

/** Pixels of the longer side: a tile of a contact sheet on a dense screen. */
const MAX_SIDE_PX = 512;
const QUALITY = 76;
/** The most thumbnails that are created at the same time; few, so that other calls are not delayed. */
const MAX_AT_ONCE = 2;

export class Thumbnails {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly storage: Storage) {}

  /** Creates the thumbnail of an image's key unless it exists; throws `not_found` if there is no readable image. */
  async ensure(key: string): Promise<void> {
    if ((await this.storage.sizeOf(thumbnailName(key))) !== null) return;
    const pending = this.underWay.get(key);
    if (pending) return pending;
    const work = this.create(key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    return work;
  }

  /** Resolves once no thumbnail is being created. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.underWay.values());
  }

  private async create(key: string): Promise<void> {
    await this.waitForSlot();
    try {
      const source = await this.findImage(key);
      const small = await sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS })
        .autoOrient()
        .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer()
        .catch(() => {
          throw notFound("The picture cannot be read.");
        });
      await putStoredFile(this.storage, thumbnailName(key), small);
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async waitForSlot(): Promise<void> {
    if (this.running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
  }

  private async findImage(key: string): Promise<string> {
    const folder = path.dirname(this.storage.fileOf(objectName(key, "jpg")));
    const files = await readdir(folder).catch(() => []);
    const file = files.find((each) => {
      const parsed = parseName(`uploads/insured-generic/${each}`);
      return parsed?.key === key && parsed.contentType.startsWith("image/");
    });
    if (!file) throw notFound("There is no such picture.");
    return path.join(folder, file);
  }
}
