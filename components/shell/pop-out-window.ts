import { extendedScreen, popOutPlace, type ScreenArea } from "./pop-out-place";

/** How often an open window is looked at: nothing tells its opener that it was closed. */
const WATCH_INTERVAL_MS = 500;

type OpenedWindow = Pick<Window, "closed" | "close" | "focus">;
type ScreenDetails = { screens: readonly ScreenArea[]; currentScreen: ScreenArea };

/** What it needs of the browser's window, so that a test can hand in its own. */
export type PopOutHost = {
  screen: { availWidth: number; availHeight: number; availLeft?: number; availTop?: number; isExtended?: boolean };
  /** Asks for the window-management permission; only some browsers have it. */
  getScreenDetails?: () => Promise<ScreenDetails>;
  open: (url: string, name: string, features: string) => OpenedWindow | null;
  addEventListener: (type: "pagehide", listener: () => void) => void;
  removeEventListener: (type: "pagehide", listener: () => void) => void;
};

export type PopOutAnswer = "open" | "blocked" | "closed";

export type PopOutOptions = {
  /** A page of our own: it may talk to its opener. */
  url: string;
  /** The browser's name for it: another tab that opens the same name takes it over. */
  name: string;
  /** Asked all the while: when it says no, the window closes. */
  staysOpen: () => boolean;
  /** It was closed, by whomever. */
  onClosed: () => void;
};

/** The screen to open on. Without a second screen, the permission or the browser's support, the one in use. */
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
 * A second browser window that lives as long as its opener's page. Call `open` from a press: browsers block others.
 * Where it is open already, it comes to the front and keeps what it shows.
 */
export function createPopOutWindow(host: PopOutHost, { url, name, staysOpen, onClosed }: PopOutOptions) {
  let opened: OpenedWindow | null = null;
  let opening: Promise<PopOutAnswer> | null = null;
  /** False again when it is closed while the browser still asks for the permission. */
  let isWanted = false;
  let watch: ReturnType<typeof setInterval> | undefined;

  const close = () => {
    isWanted = false;
    const closing = opened;
    opened = null;
    clearInterval(watch);
    host.removeEventListener("pagehide", close);
    if (!closing) return;
    if (!closing.closed) closing.close();
    onClosed();
  };
  const look = () => {
    if (opened?.closed || !staysOpen()) close();
  };
  const openNew = async (): Promise<PopOutAnswer> => {
    isWanted = true;
    const { left, top, width, height } = popOutPlace(await chooseScreen(host));
    if (!isWanted) return "closed";
    const features = `popup,left=${left},top=${top},width=${width},height=${height}`;
    opened = host.open(url, name, features);
    if (!opened) return "blocked";
    host.addEventListener("pagehide", close);
    watch = setInterval(look, WATCH_INTERVAL_MS);
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
    close,
    /** Asks now whether it stays. */
    look,
  };
}
