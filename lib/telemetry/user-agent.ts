/** Name and version of a program; an unknown version is empty. */
export type Program = { name: string; version: string };

type Signature = { name: string; pattern: RegExp };

/** In order of precedence: later names also occur in the texts of earlier browsers. */
const BROWSERS: readonly Signature[] = [
  { name: "Edge", pattern: /Edg(?:e|A|iOS)?\/([\d.]+)/ },
  { name: "Opera", pattern: /(?:OPR|Opera)\/([\d.]+)/ },
  { name: "Samsung Internet", pattern: /SamsungBrowser\/([\d.]+)/ },
  { name: "Firefox", pattern: /(?:Firefox|FxiOS)\/([\d.]+)/ },
  { name: "Chrome", pattern: /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/ },
  { name: "Safari", pattern: /Version\/([\d.]+).*Safari/ },
];
const SYSTEMS: readonly Signature[] = [
  { name: "iOS", pattern: /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/ },
  { name: "Android", pattern: /Android ([\d.]+)/ },
  { name: "ChromeOS", pattern: /CrOS \S+ ([\d.]+)/ },
  { name: "Windows", pattern: /Windows NT ([\d.]+)/ },
  { name: "macOS", pattern: /Mac OS X ([\d_.]+)/ },
  { name: "Linux", pattern: /Linux()/ },
];

function findProgram(signatures: readonly Signature[], text: string): Program {
  for (const { name, pattern } of signatures) {
    const match = pattern.exec(text);
    if (match) return { name, version: (match[1] ?? "").replaceAll("_", ".") };
  }
  return { name: "Unknown", version: "" };
}

/** Returns the browser and the system in a User-Agent text. */
export function readUserAgent(userAgent: string): { browser: Program; system: Program } {
  return { browser: findProgram(BROWSERS, userAgent), system: findProgram(SYSTEMS, userAgent) };
}
