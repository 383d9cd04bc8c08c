"use client";

import { Camera, Pause, Play, StepBack, StepForward, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { formatDuration } from "@/components/ui/format-time";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuRadioGroup } from "@/components/ui/menus/menu";
import { useAction } from "@/lib/client/actions/use-action";
import { shownAddress } from "@/lib/client/data/media/local-previews";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { Video } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";
import { StageBar } from "./photo-bar";
import { type Player, SPEEDS, usePlayer } from "./use-player";
import { useSnapshot } from "./use-snapshot";
import { useVideoActions } from "./use-video-actions";
import styles from "./video-stage.module.css";

export type VideoStageProps = {
  video: Video;
  name: string;
  companyKey: string;
  canEdit: boolean;
  /** Start time in seconds. */
  startAt: number;
  position: ReactNode;
  end: ReactNode;
};

/** A video with speed, frame steps, and marks of its snapshots. */
export function VideoStage({ video, name, companyKey, canEdit, startAt, ...bar }: VideoStageProps) {
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayer(element, video.duration ?? 0);
  const { isTaking, take } = useSnapshot(element, video, companyKey);
  useVideoActions(player, take, canEdit);
  const snapshot = useAction("review.snapshot");
  const { seek, at } = player;
  const address = shownAddress({ key: video.key, url: video.url ?? "" }) || null;
  const { state, isRetrying, onLoad, onError, retry } = useMediaAddress(address);
  // If the video gets a new address, playback continues at the same time.
  const lastTime = useRef(startAt);
  const shouldResume = useRef(false);
  useEffect(() => {
    if (at > 0) lastTime.current = at;
  }, [at]);
  useEffect(() => {
    // Loads again after a retry with the same address.
    if (state === "shown" && element.current?.error) element.current.load();
  }, [state]);
  useEffect(() => {
    if (startAt > 0) seek(startAt);
  }, [seek, startAt]);
  return (
    <>
      <StageBar position={bar.position} end={bar.end}>
        <SpeedMenu player={player} />
        {canEdit ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<Camera />}
            shortcut={snapshot?.shortcut}
            isLoading={isTaking}
            onClick={take}
          >
            {copy.snapshot}
          </Button>
        ) : null}
      </StageBar>
      <div className={styles.frame} aria-busy={state === "reading" || undefined}>
        {state === "failed" ? (
          <ErrorState message={copy.videoFailed} retryLabel={copy.retry} isRetrying={isRetrying} onRetry={retry} />
        ) : null}
        {/* Starts muted; a button turns the sound on. */}
        <video
          ref={element}
          className={styles.video}
          hidden={state !== "shown"}
          src={address ?? undefined}
          aria-label={name}
          crossOrigin="anonymous"
          preload="auto"
          playsInline
          muted
          onLoadedMetadata={() => {
            onLoad();
            if (lastTime.current > 0) seek(lastTime.current);
            if (shouldResume.current) player.toggle();
            shouldResume.current = false;
          }}
          onError={() => {
            shouldResume.current = player.isPlaying;
            onError();
          }}
        />
      </div>
      <Timeline player={player} video={video} />
    </>
  );
}

function SpeedMenu({ player }: { player: Player }) {
  return (
    <Menu
      label={copy.speed}
      trigger={
        <Button size="sm" variant="ghost" aria-label={`${copy.speed}: ${copy.speedOf(player.rate)}`}>
          {copy.speedOf(player.rate)}
        </Button>
      }
    >
      <MenuRadioGroup
        label={copy.speed}
        value={String(player.rate)}
        onValueChange={(rate) => player.setRate(Number(rate))}
        options={SPEEDS.map((rate) => ({ value: String(rate), label: copy.speedOf(rate) }))}
      />
    </Menu>
  );
}

/** Seconds per arrow key on the timeline; frames have keys of their own. */
const ARROW_S = 1;
const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

function Timeline({ player, video }: { player: Player; video: Video }) {
  const { at, duration, isPlaying } = player;
  const play = useAction("review.play");
  const length = Math.max(duration, 0.001);
  const marks = (video.images ?? []).flatMap(({ key, videoTimestamp }) =>
    videoTimestamp == null ? [] : [{ key, at: videoTimestamp }],
  );
  return (
    <div className={styles.controls}>
      <IconButton size="sm" icon={<StepBack />} label={copy.frameBack} shortcut="," onClick={() => player.step(-1)} />
      <IconButton
        size="sm"
        icon={isPlaying ? <Pause /> : <Play />}
        label={isPlaying ? copy.pause : copy.play}
        shortcut={play?.shortcut}
        onClick={player.toggle}
      />
      <IconButton size="sm" icon={<StepForward />} label={copy.frameOn} shortcut="." onClick={() => player.step(1)} />
      <IconButton
        size="sm"
        icon={player.isMuted ? <VolumeX /> : <Volume2 />}
        label={player.isMuted ? copy.soundOn : copy.soundOff}
        onClick={player.toggleSound}
      />
      <span className={styles.time}>{copy.timeOf(formatDuration(at), formatDuration(duration))}</span>
      <div className={styles.timeline}>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={length}
          step={0.01}
          value={Math.min(at, length)}
          aria-label={copy.timeline}
          aria-valuetext={copy.timeOf(formatDuration(at), formatDuration(duration))}
          onChange={(event) => player.seek(Number(event.target.value))}
          onKeyDown={(event) => {
            const steps = ARROWS[event.key];
            if (steps === undefined) return;
            event.preventDefault();
            player.seek(Math.min(length, Math.max(0, at + steps * ARROW_S)));
          }}
        />
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark.key} className={styles.place} style={{ left: `${Math.min(1, mark.at / length) * 100}%` }}>
              <button
                type="button"
                className={styles.mark}
                aria-label={copy.mark(formatDuration(mark.at))}
                title={copy.mark(formatDuration(mark.at))}
                onClick={() => player.seek(mark.at)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
