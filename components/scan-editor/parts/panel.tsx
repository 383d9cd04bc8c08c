"use client";

import { ChevronUp, PictureInPicture2 } from "lucide-react";
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
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
import { focusPart } from "../docking/editor-parts";
import { floatingPanels, MIN_DOCKING_WIDTH, type PanelId } from "../docking/floating-panels";
import { measureSurroundings } from "../docking/picture-surroundings";
import { sideColumn } from "../docking/side-column";
import { useMovable } from "../docking/use-movable";
import { useScrollIntoView } from "../docking/use-scroll-into-view";
import { placeWindow } from "../docking/window-placement";
import { COPY } from "../names/copy";
import styles from "./panel.module.css";

/** The offset of an undocked panel over the canvas, and its least and greatest height, in pixels. */
const UNDOCK_OFFSET = 48;
const MIN_FLOATING_HEIGHT = 320;
const MAX_FLOATING_HEIGHT = 480;

type PanelProps = {
  /** The key of the remembered position; a panel without a key is always docked. */
  id?: PanelId;
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  isGrowing?: boolean;
  /**
   * In pixels. In a full column the panel shrinks to this height and its body scrolls; without it, the panel does not
   * shrink.
   */
  leastHeight?: number;
  /** The weight with which the panel shrinks. */
  yields?: number;
  /** Whether the panel may be folded to its head to make room for another one in the column. */
  mayFold?: boolean;
  children: ReactNode;
};

const windowId = (id: PanelId): string => `editor-${id}`;

/**
 * A panel of the editor, docked in its column or floating over the canvas: a heading with a note and actions, and a
 * body that scrolls. The heading names its region.
 */
export function Panel(props: PanelProps) {
  const { id, title, note, actions, leastHeight, mayFold, children } = props;
  const section = useRef<HTMLElement>(null);
  const { isFloating, toggle, buttonRef } = useFloating(id, section);
  const { slot, portal } = useMovable(children);
  const folding = useFolded({ id: isFloating ? undefined : id, leastHeight, mayFold, section });
  useScrollIntoView(section, mayFold === true);

  const button = id ? (
    <IconButton
      ref={buttonRef}
      key={String(isFloating)}
      size="sm"
      icon={<PictureInPicture2 />}
      label={isFloating ? COPY.dock(title) : COPY.float(title)}
      aria-pressed={isFloating}
      onClick={toggle}
    />
  ) : null;
  return (
    <>
      {id && isFloating ? (
        <FloatingWindow
          id={windowId(id)}
          title={title}
          isOpen
          isPartOfPage
          onOpenChange={toggle}
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
        <DockedPanel {...props} section={section} slot={slot} folding={folding} floatButton={button} />
      )}
      {portal}
    </>
  );
}

type DockedPanelProps = Omit<PanelProps, "id" | "mayFold" | "children"> & {
  section: RefObject<HTMLElement | null>;
  slot: Ref<HTMLDivElement>;
  folding: ReturnType<typeof useFolded>;
  /** Null for a panel that is always docked. */
  floatButton: ReactNode;
};

function DockedPanel(props: DockedPanelProps) {
  const { title, note, actions, isGrowing, leastHeight, yields = 1, floatButton } = props;
  const { isFolded, unfold, unfolder } = props.folding;
  return (
    <section
      ref={props.section}
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
          {floatButton ? <span className={styles.float}>{floatButton}</span> : null}
        </span>
      </header>
      <div ref={props.slot} className={styles.slot} data-editor-part="" />
    </section>
  );
}

/**
 * Returns whether the panel floats, and a function to float or dock it. A narrow page docks every panel. `buttonRef`
 * moves the focus to the button that replaces the pressed one.
 */
function useFloating(id: PanelId | undefined, section: RefObject<HTMLElement | null>) {
  const floating = useSyncExternalStore(floatingPanels.subscribe, floatingPanels.get, floatingPanels.get);
  const viewport = useViewport();
  const isFloating = id !== undefined && floating.has(id) && (viewport?.width ?? 0) >= MIN_DOCKING_WIDTH;
  const hasMoved = useRef(false);

  function toggle(): void {
    if (!id) return;
    if (!isFloating && section.current) placeNearDock(id, section.current, floating);
    hasMoved.current = true;
    floatingPanels.set(id, !isFloating);
  }

  function buttonRef(element: HTMLButtonElement | null): void {
    if (element === null || !hasMoved.current) return;
    hasMoved.current = false;
    element.focus({ preventScroll: true });
  }
  return { isFloating, toggle, buttonRef };
}

/** Places the window next to the docked panel, unless it has a remembered position. */
function placeNearDock(id: PanelId, section: HTMLElement, floating: ReadonlySet<PanelId>): void {
  if (browserWindowStore.read(windowId(id))) return;
  const box = section.getBoundingClientRect();
  const step = box.left < window.innerWidth / 2 ? UNDOCK_OFFSET : -UNDOCK_OFFSET;
  // A nearly empty panel opens taller, because a window does not grow with its content.
  const height = Math.max(MIN_FLOATING_HEIGHT, Math.min(box.height, MAX_FLOATING_HEIGHT));
  const place = { left: box.left + step, top: box.top + UNDOCK_OFFSET / 2, width: box.width, height };
  const others = [...floating].flatMap((other) => browserWindowStore.read(windowId(other)) ?? []);
  browserWindowStore.write(windowId(id), placeWindow(place, { others, ...measureSurroundings() }, step));
}

/**
 * Registers the panel's height in its column. When the panel is folded, its focus moves to the button that unfolds it.
 */
function useFolded(panel: {
  id: PanelId | undefined;
  leastHeight: number | undefined;
  mayFold: boolean | undefined;
  section: RefObject<HTMLElement | null>;
}) {
  const { id, leastHeight = 0, mayFold, section } = panel;
  const isFolded = useSyncExternalStore(
    sideColumn.subscribe,
    () => sideColumn.isFolded(id),
    () => false,
  );
  const unfolder = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (id && mayFold !== undefined) sideColumn.put(id, leastHeight, mayFold);
  }, [id, leastHeight, mayFold]);
  useLayoutEffect(() => () => void (id && sideColumn.remove(id)), [id]);
  useLayoutEffect(() => {
    if (isFolded && section.current?.contains(document.activeElement)) unfolder.current?.focus({ preventScroll: true });
  }, [isFolded, section]);

  function unfold(): void {
    if (!id) return;
    sideColumn.unfold(id);
    // The pressed button is removed, so the opened panel gets the focus.
    requestAnimationFrame(() => focusPart(section.current));
  }
  return { isFolded, unfold, unfolder };
}
