/** Theme and fonts that the report's window takes from the app before it renders. */
import { APPEARANCE_COOKIE, DEFAULT_APPEARANCE, writeAppearance } from "@/lib/client/appearance/appearance";

const TEMPLATES = "../../../public/templates";

class Channel {
  static last: Channel;
  onmessage: (() => void) | null = null;
  constructor(readonly name: string) {
    Channel.last = this;
  }
}

const setTheme = (theme: "light" | "dark" | "system") =>
  Object.assign(document, {
    cookie: `${APPEARANCE_COOKIE}=${writeAppearance({ ...DEFAULT_APPEARANCE, theme })}; path=/`,
  });

test("uses the theme of this browser from the start, and follows its changes", () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  setTheme("dark");
  jest.requireActual(`${TEMPLATES}/qa-report-theme.js`);
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(Channel.last.name).toBe(APPEARANCE_COOKIE);
  setTheme("light");
  Channel.last.onmessage?.();
  expect(document.documentElement.dataset.theme).toBe("light");
  setTheme("system");
  Channel.last.onmessage?.();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

class CSSFontFaceRule {
  constructor(private readonly values: Record<string, string>) {}
  get style() {
    return { getPropertyValue: (name: string) => this.values[name] ?? "" };
  }
}

test("loads the app's fonts from the page that opened the window, and no others", () => {
  const { borrowFonts } = jest.requireActual<{ borrowFonts: (from: object, to: object) => void }>(
    `${TEMPLATES}/qa-report-fonts.js`,
  );
  const FontFace = jest.fn();
  Object.assign(globalThis, { FontFace });
  const src = "url('../media/geist.1.woff2') format('woff2-variations')";
  const geist = { "font-family": '"Geist Variable"', src, "font-weight": "100 900", "unicode-range": "U+0-FF" };
  const sheets = [
    {
      href: "https://lintel.test/_next/static/css/a.css",
      cssRules: [new CSSFontFaceRule(geist), new CSSFontFaceRule({ ...geist, "font-family": "Icons" }), {}],
    },
    {
      href: "https://elsewhere.test/b.css",
      get cssRules(): never {
        throw new DOMException("another origin", "SecurityError");
      },
    },
  ];
  const add = jest.fn();
  borrowFonts({ styleSheets: sheets, baseURI: "https://lintel.test/" }, { fonts: { add } });
  expect(FontFace.mock.calls).toEqual([
    [
      "Geist Variable",
      `url("https://lintel.test/_next/static/media/geist.1.woff2") format('woff2-variations')`,
      { weight: "100 900", unicodeRange: "U+0-FF" },
    ],
  ]);
  expect(add).toHaveBeenCalledTimes(1);
});
