"use client";

import { ChevronUp, PictureInPicture2 } from "lucide-react";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { FloatingWindow } from "@/components/ui/overlays/floating-window/floating-window";
import { useViewport } from "@/components/ui/overlays/floating-window/use-viewport";
import { browserWindowStore } from "@/components/ui/overlays/floating-window/window-store";
import { besideOthers } from "../docking/beside-others";
import { columnRoom } from "../docking/column-room";
import { focusPart } from "../docking/editor-parts";
import { floatingPanels, LEAST_WIDTH, type PanelId } from "../docking/floating-panels";
import { useIntoSight } from "../docking/into-sight";
import { pictureAround } from "../docking/picture-around";
import { useMovable } from "../docking/use-movable";
import { COPY } from "../names/copy";
import styles from "./panel.module.css";

/** How far a panel that is taken out comes over the picture, and how high it is at least and at most, in pixels. */
const STEP_OUT = 48;
const FIRST_HEIGHT = 320;
const MOST_HEIGHT = 480;

type PanelProps = {
  /** Under which its place is remembered; a panel without one stays in its column. */
  id?: PanelId;
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  isGrowing?: boolean;
  /** In pixels. Where its column is full it gives up room, down to this, and its body scrolls; without it, it gives up none. */
  leastHeight?: number;
  /** How much more of its room it gives up than others do. */
  yields?: number;
  /** Of a panel under the outliner, whose column has room for some of them: whether it may be folded to its head for another. */
  mayFold?: boolean;
  children: ReactNode;
};

/**
 * A panel of the editor: a heading with a note and actions, and a body that scrolls, in its column or as a window over the
 * picture. Its region is named by the heading.
 */
export function Panel(props: PanelProps) {
  const { id, title, note, actions, isGrowing, leastHeight, yields = 1, mayFold, children } = props;
  const floating = useSyncExternalStore(floatingPanels.subscribe, floatingPanels.get, floatingPanels.get);
  const viewport = useViewport();
  const isFloating = id !== undefined && floating.has(id) && (viewport?.width ?? 0) >= LEAST_WIDTH;
  const section = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  const { slot, portal } = useMovable(children);
  const { isFolded, unfold, unfolder } = useFolded({ id: isFloating ? undefined : id, leastHeight, mayFold, section });
  useIntoSight(section, mayFold === true);

  /** Beside where it stood, unless it has a place from before. */
  function stepOut(): void {
    const box = section.current?.getBoundingClientRect();
    if (!box || !id || browserWindowStore.read(windowId(id))) return;
    const step = box.left < window.innerWidth / 2 ? STEP_OUT : -STEP_OUT;
    // It may hold little at the moment, and a window does not grow with what comes into it.
    const height = Math.max(FIRST_HEIGHT, Math.min(box.height, MOST_HEIGHT));
    const place = { left: box.left + step, top: box.top + STEP_OUT / 2, width: box.width, height };
    const others = [...floating].flatMap((other) => browserWindowStore.read(windowId(other)) ?? []);
    browserWindowStore.write(windowId(id), besideOthers(place, { others, ...pictureAround() }, step));
  }

  function move(): void {
    if (!id) return;
    if (!isFloating) stepOut();
    hasMoved.current = true;
    floatingPanels.set(id, !isFloating);
  }

  const button = (
    <IconButton
      // The press goes on from the button that took its place.
      ref={(element: HTMLButtonElement | null) => {
        if (element === null || !hasMoved.current) return;
        hasMoved.current = false;
        element.focus({ preventScroll: true });
      }}
      key={String(isFloating)}
      size="sm"
      icon={<PictureInPicture2 />}
      label={isFloating ? COPY.dock(title) : COPY.float(title)}
      aria-pressed={isFloating}
      onClick={move}
    />
  );
  return (
    <>
      {isFloating ? (
        <FloatingWindow
          id={windowId(id)}
          title={title}
          isOpen
          isPartOfPage
          onOpenChange={move}
          actions={
            <>
              {note ? <span className={styles.note}>{note}</span> : null}
              {actions}
              {button}
            </>
          }
        >
          <div ref={slot} className={classNames(styles.slot, styles.inWindow)} data-editor-part="" />
        </FloatingWindow>
      ) : (
        <section
          ref={section}
          aria-label={title}
          className={styles.panel}
          data-growing={isGrowing || undefined}
          data-folded={isFolded || undefined}
          data-yielding={(leastHeight !== undefined && !isFolded) || undefined}
          style={{ "--least-height": `${leastHeight ?? 0}px`, "--yields": yields } as CSSProperties}
        >
          <header className={styles.head}>
            <h2>{title}</h2>
            {note ? (
              <span className={styles.note} title={typeof note === "string" ? note : undefined}>
                {note}
              </span>
            ) : null}
            <span className={styles.actions}>
              {isFolded ? (
                <IconButton
                  ref={unfolder}
                  size="sm"
                  icon={<ChevronUp />}
                  label={COPY.unfold(title)}
                  aria-expanded={false}
                  onClick={unfold}
                />
              ) : (
                actions
              )}
              {id ? <span className={styles.float}>{button}</span> : null}
            </span>
          </header>
          <div ref={slot} className={styles.slot} data-editor-part="" />
        </section>
      )}
      {portal}
    </>
  );
}

const windowId = (id: PanelId): string => `editor-${id}`;

/** Takes its part in the column's room; what had the focus in a panel that is folded leaves it on the way to open it again. */
function useFolded(panel: {
  id: PanelId | undefined;
  leastHeight: number | undefined;
  mayFold: boolean | undefined;
  section: RefObject<HTMLElement | null>;
}) {
  const { id, leastHeight = 0, mayFold, section } = panel;
  const isFolded = useSyncExternalStore(
    columnRoom.subscribe,
    () => columnRoom.isFolded(id),
    () => false,
  );
  const unfolder = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (id && mayFold !== undefined) columnRoom.put(id, leastHeight, mayFold);
  }, [id, leastHeight, mayFold]);
  useLayoutEffect(() => () => void (id && columnRoom.remove(id)), [id]);
  useLayoutEffect(() => {
    if (isFolded && section.current?.contains(document.activeElement)) unfolder.current?.focus({ preventScroll: true });
  }, [isFolded, section]);

  function unfold(): void {
    if (!id) return;
    columnRoom.unfold(id);
    // The button has gone: what it opened has the focus.
    requestAnimationFrame(() => focusPart(section.current));
  }
  return { isFolded, unfold, unfolder };
}
