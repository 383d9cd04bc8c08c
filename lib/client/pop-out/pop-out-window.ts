import { extendedScreen, popOutPlace, type ScreenArea } from "./pop-out-place";

/** The polling interval: no event reports that a window was closed. */
const WATCH_INTERVAL_MS = 500;

export type OpenedWindow = Pick<Window, "closed" | "close" | "focus" | "postMessage">;
type ScreenDetails = { screens: readonly ScreenArea[]; currentScreen: ScreenArea };

/** The parts of the browser's window that are used, for tests. */
export type PopOutHost = {
  screen: { availWidth: number; availHeight: number; availLeft?: number; availTop?: number; isExtended?: boolean };
  /** Asks for the window-management permission; not in every browser. */
  getScreenDetails?: () => Promise<ScreenDetails>;
  open: (url: string, name: string, features: string) => OpenedWindow | null;
  addEventListener: (type: "pagehide", listener: () => void) => void;
  removeEventListener: (type: "pagehide", listener: () => void) => void;
};

export type PopOutAnswer = "open" | "blocked" | "closed";

export type PopOutOptions = {
  /** A page of the same origin, so that it may talk to its opener. */
  url: string;
  /** The window's name: another tab that opens the same name takes it over. */
  name: string;
  /** Polled: the window closes when it returns false. */
  staysOpen: () => boolean;
  /** Called when the window was closed by anyone. */
  onClosed: () => void;
  /** Keeps the window while its opener reloads; the new page takes it over by `adopt`. */
  outlivesPage?: boolean;
};

/** Returns the screen to open on: the current one without a second screen, permission or support. */
async function chooseScreen({ screen, getScreenDetails }: PopOutHost): Promise<ScreenArea> {
  const { availWidth, availHeight, availLeft = 0, availTop = 0 } = screen;
  const current = { availWidth, availHeight, availLeft, availTop };
  if (!screen.isExtended || !getScreenDetails) return current;
  try {
    const { screens, currentScreen } = await getScreenDetails();
    return extendedScreen(screens, currentScreen);
  } catch {
    return current;
  }
}

/**
 * A second browser window that lives as long as its opener's page or tab. Call `open` from a click or key press, since
 * browsers block other calls. If the window is open already, it is focused and keeps its content.
 */
export function createPopOutWindow(host: PopOutHost, options: PopOutOptions) {
  const { url, name, staysOpen, onClosed, outlivesPage = false } = options;
  let opened: OpenedWindow | null = null;
  let opening: Promise<PopOutAnswer> | null = null;
  /** False after a close during the permission prompt. */
  let shouldOpen = false;
  let interval: ReturnType<typeof setInterval> | undefined;

  const close = () => {
    shouldOpen = false;
    const closing = opened;
    opened = null;
    clearInterval(interval);
    host.removeEventListener("pagehide", close);
    if (!closing) return;
    if (!closing.closed) closing.close();
    onClosed();
  };
  const checkWindow = () => {
    if (opened?.closed || !staysOpen()) close();
  };
  const watchWindow = (newWindow: OpenedWindow) => {
    opened = newWindow;
    if (!outlivesPage) host.addEventListener("pagehide", close);
    clearInterval(interval);
    interval = setInterval(checkWindow, WATCH_INTERVAL_MS);
  };
  const openNew = async (): Promise<PopOutAnswer> => {
    shouldOpen = true;
    const { left, top, width, height } = popOutPlace(await chooseScreen(host));
    if (!shouldOpen) return "closed";
    const features = `popup,left=${left},top=${top},width=${width},height=${height}`;
    const newWindow = host.open(url, name, features);
    if (!newWindow) return "blocked";
    watchWindow(newWindow);
    return "open";
  };

  return {
    open: (): Promise<PopOutAnswer> => {
      if (opened?.closed) close();
      if (opened) {
        opened.focus();
        return Promise.resolve("open");
      }
      opening ??= openNew().finally(() => {
        opening = null;
      });
      return opening;
    },
    /** Takes over the window of the previous page and closes any other. */
    adopt: (adopted: OpenedWindow) => {
      if (opened === adopted) return;
      if (opened && !opened.closed) opened.close();
      shouldOpen = true;
      watchWindow(adopted);
      checkWindow();
    },
    /** Returns the window while it is open. */
    current: (): OpenedWindow | null => (opened?.closed ? null : opened),
    close,
    /** Checks at once whether the window may stay. */
    look: checkWindow,
  };
}
