import { extendedScreen, popOutPlace, type ScreenArea } from "./pop-out-place";

/** How often an open window is looked at: nothing tells its opener that it was closed. */
const WATCH_INTERVAL_MS = 500;

export type OpenedWindow = Pick<Window, "closed" | "close" | "focus" | "postMessage">;
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
  /** It stays while its opener's page is loaded anew; the new page takes it over by `adopt`. */
  outlivesPage?: boolean;
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
 * A second browser window that lives as long as its opener's page, or tab. Call `open` from a press: browsers block
 * others. Where it is open already, it comes to the front and keeps what it shows.
 */
export function createPopOutWindow(host: PopOutHost, options: PopOutOptions) {
  const { url, name, staysOpen, onClosed, outlivesPage = false } = options;
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
  const keep = (found: OpenedWindow) => {
    opened = found;
    if (!outlivesPage) host.addEventListener("pagehide", close);
    clearInterval(watch);
    watch = setInterval(look, WATCH_INTERVAL_MS);
  };
  const openNew = async (): Promise<PopOutAnswer> => {
    isWanted = true;
    const { left, top, width, height } = popOutPlace(await chooseScreen(host));
    if (!isWanted) return "closed";
    const features = `popup,left=${left},top=${top},width=${width},height=${height}`;
    const answered = host.open(url, name, features);
    if (!answered) return "blocked";
    keep(answered);
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
    /** Takes over one that the page before this one had opened. Any other is closed: there is one alone. */
    adopt: (found: OpenedWindow) => {
      if (opened === found) return;
      if (opened && !opened.closed) opened.close();
      isWanted = true;
      keep(found);
      look();
    },
    /** The window, while there is one. */
    current: (): OpenedWindow | null => (opened?.closed ? null : opened),
    close,
    /** Asks now whether it stays. */
    look,
  };
}
