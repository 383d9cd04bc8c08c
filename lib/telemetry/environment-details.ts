/** The environment details of a session recording's identity (specification section 3), also shown under Settings. */
import { type Program, readUserAgent } from "./user-agent";

export type EnvironmentDetails = {
  commitUrl: string | null;
  buildUrl: string | null;
  build: string;
  /** Physical pixels, e.g. "2880 × 1800". */
  screenResolution: string;
  /** "At least N GB of RAM" or "Unknown". */
  memory: string;
  locale: string;
  browser: Program;
  system: Program;
};

/** Facts about the browser, gathered by the caller, so that `environmentDetails` is a pure function. */
export type BrowserFacts = {
  userAgent: string;
  language: string;
  /** CSS pixels. */
  screenWidth: number;
  screenHeight: number;
  pixelRatio: number;
  /** Gigabytes, rounded down by the browser; undefined if the browser hides its memory. */
  deviceMemory: number | undefined;
};

export type BuildFacts = Pick<EnvironmentDetails, "commitUrl" | "buildUrl" | "build">;

export function environmentDetails(browser: BrowserFacts, build: BuildFacts): EnvironmentDetails {
  const { screenWidth, screenHeight, pixelRatio, deviceMemory } = browser;
  return {
    commitUrl: build.commitUrl,
    buildUrl: build.buildUrl,
    build: build.build,
    screenResolution: `${Math.round(screenWidth * pixelRatio)} × ${Math.round(screenHeight * pixelRatio)}`,
    memory: deviceMemory === undefined ? "Unknown" : `At least ${deviceMemory} GB of RAM`,
    locale: browser.language,
    ...readUserAgent(browser.userAgent),
  };
}
