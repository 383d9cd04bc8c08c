/** The stored content of a deleted record: its parent, and the records below it. */
import type { Image, Scan, Tag, Video } from "../../lib/domain/entities";

export type Removed = {
  /** The record can be restored only under this parent. */
  parentKey: string;
  createdAt?: string;
  /** Unsigned address of its file. */
  url?: string;
  /** For a photo, the record itself. */
  image?: Image;
  scans?: Scan[];
  videos?: Video[];
  images?: Image[];
  tags?: Tag[];
};
