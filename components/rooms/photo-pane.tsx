"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useAction } from "@/lib/client/actions/use-action";
import type { Upload } from "@/lib/client/data/media/upload-store";
import { CompareTool } from "./compare-tool";
import { regionCopy as copy } from "./copy";
import { DrawingSurface } from "./drawing-surface";
import { Filmstrip } from "./filmstrip";
import type { MediaItem } from "./media-items";
import { PhotoStage } from "./photo-stage";
import stage from "./photo-stage.module.css";
import { BookmarkTool } from "./stage-bar-parts";
import { TagBoxes, type TagBoxesProps } from "./tag-boxes";
import type { MediaCursor } from "./use-media-cursor";
import type { Review } from "./use-review";
import type { ReviewActions } from "./use-review-actions";
import type { Tagging } from "./use-tagging";

const videoStage = lazyPart(() => import("./video-stage").then(({ VideoStage }) => VideoStage));

export type PaneProps = {
  review: Review;
  cursor: MediaCursor;
  nameOf: (item: MediaItem, index: number) => string;
  rights: { canTag: boolean; canEdit: boolean };
  /** Start and end of the bar. */
  position: ReactNode;
  end: ReactNode;
  actions: ReviewActions;
  uploads: readonly Upload[];
};

/** One photo or video, with the filmstrip of the room. */
export function PhotoPane(
  props: PaneProps & {
    item: MediaItem;
    tagging: Tagging;
    pointedAt: TagBoxesProps["suggestion"];
  },
) {
  const { review, cursor, item, tagging, rights } = props;
  const { items, index } = cursor;
  const VideoStage = useLazyPart(videoStage, item.kind === "video");
  return (
    <>
      {item.kind === "photo" ? (
        <PhotoStage
          item={item}
          roomName={review.room.name}
          index={index}
          items={items}
          position={props.position}
          end={props.end}
          tools={
            <>
              <CompareTool />
              {rights.canTag ? <BookmarkTool imageKey={item.key} /> : null}
              {rights.canEdit ? <DeleteTool onDelete={props.actions.deleteCurrent} /> : null}
            </>
          }
          overlay={(lens) => (
            <>
              {tagging.isDrawing ? <DrawingSurface lens={lens} tagging={tagging} /> : null}
              <TagBoxes
                lens={lens}
                tags={item.image.tags ?? []}
                tagging={tagging}
                canEdit={rights.canTag}
                suggestion={props.pointedAt}
              />
            </>
          )}
        />
      ) : VideoStage === null ? (
        <div className={stage.empty} />
      ) : (
        <VideoStage
          key={item.key}
          video={item.video}
          name={copy.videoName(review.room.name, cursor.videoNumber(item.key))}
          companyKey={review.project.companyKey}
          canEdit={rights.canEdit}
          startAt={cursor.query.at}
          position={props.position}
          end={props.end}
        />
      )}
      <Filmstrip
        roomName={review.room.name}
        items={items}
        uploads={props.uploads}
        currentIndex={index}
        nameOf={props.nameOf}
        onChoose={({ key }) => cursor.choose(key)}
      />
    </>
  );
}

function DeleteTool({ onDelete }: { onDelete: () => void }) {
  const action = useAction("review.delete-photo");
  return (
    <IconButton size="sm" icon={<Trash2 />} label={copy.deletePhoto} shortcut={action?.shortcut} onClick={onDelete} />
  );
}
