/** What is kept of a deleted record: where it stood, and what hung on it. */
import type { Image, Scan, Tag, Video } from "../../lib/domain/entities";

export type Removed = {
  /** It comes back only there. */
  parentKey: string;
  createdAt?: string;
  /** Plain: the file that it named. */
  url?: string;
  /** Of a photo, the record itself. */
  image?: Image;
  scans?: Scan[];
  videos?: Video[];
  images?: Image[];
  tags?: Tag[];
};
