/** The app's own letters: their files are named anew by every build, so their addresses are read off the page that opened this one. */
const FAMILY = /^Geist( Mono)? Variable$/;

const fontRules = (sheet) => {
  try {
    return [...sheet.cssRules].filter((rule) => rule.constructor.name === "CSSFontFaceRule");
  } catch {
    // A sheet of another origin shows nobody its rules.
    return [];
  }
};

/** `from`: the document whose fonts are taken over; without them the system's stand in. */
export function borrowFonts(from, to) {
  for (const sheet of from.styleSheets) {
    for (const { style } of fontRules(sheet)) {
      const family = style.getPropertyValue("font-family").replaceAll(/["']/g, "");
      if (!FAMILY.test(family)) continue;
      const absolute = (_, address) => `url("${new URL(address, sheet.href ?? from.baseURI).href}")`;
      const source = style.getPropertyValue("src").replaceAll(/url\(["']?([^"')]+)["']?\)/g, absolute);
      const unicodeRange = style.getPropertyValue("unicode-range") || undefined;
      const weight = style.getPropertyValue("font-weight") || undefined;
      to.fonts.add(new FontFace(family, source, { weight, ...(unicodeRange && { unicodeRange }) }));
    }
  }
}
