"use client";

import { useBackendAction } from "@/lib/client/data/edits/use-backend-action";
import { keepAddress } from "@/lib/client/data/media/local-previews";
import type { Image } from "@/lib/domain/entities";
import { editableOf } from "./editable-photos";
import { offerUndo } from "./offer-undo";
import { regionWords as words } from "./words";

/** A photo's record as it is created: its plain address, without what is read beside it or is only of this page. */
function photoRecord({
  tags: _tags,
  thumbnailUrl: _thumbnail,
  isOptimistic: _local,
  isBeingSent: _sent,
  ...image
}: Image) {
  const [url = ""] = image.url.split("?");
  return { ...image, url };
}

/** Deletes photos: gone at once, and back again while the way back is offered. */
export function usePhotoEdits() {
  const create = useBackendAction("image.create", { label: words.photoEdits.create });
  const remove = useBackendAction("image.delete", { label: words.photoEdits.delete });
  return {
    /** `videos`: so many were chosen too, and stay, which is said. */
    delete(chosen: readonly Image[], videos = 0): void {
      const images = editableOf(chosen);
      if (images.length === 0) return;
      for (const { key } of images) void remove.run({ key });
      const putBack = (image: Image) => {
        keepAddress(image);
        return create.run(photoRecord(image));
      };
      offerUndo(words.photosDeleted(images.length, videos), () => images.map(putBack));
    },
  };
}
