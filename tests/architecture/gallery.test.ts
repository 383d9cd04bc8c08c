/** "Every part in every state": no part of components/ui or components/shell goes without its place in the gallery. */
import { importsOf, isTest, read, sourceFiles } from "./source-files";

/** What draws nothing of its own, or cannot stand there, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "components/ui/map/map-view.tsx": "draws nothing without the map service's own script, which no test may call",
  "components/ui/map/points-map.tsx": "draws nothing without the map service's own script, which no test may call",
  "components/ui/page-keys.tsx": "hands keys on and draws nothing",
  "components/shell/shell.tsx": "is the frame of a whole page; each part of it stands by itself",
  "components/shell/actions/actions-root.tsx": "listens for keys; what it draws is PendingKeys",
  "components/shell/actions/shell-actions.tsx": "declares commands; each layer that they open stands by itself",
  "components/shell/alerts-viewport.tsx": "stands on every page, the gallery's too: its alerts have buttons there",
  "components/shell/drafts-keeper.tsx": "hands the drafts of the session's employee on and draws nothing",
  "components/ui/drafts/drafts-context.tsx": "hands drafts on and draws nothing; DraftNote stands with the forms",
  "components/shell/edits-drawer.tsx": "reads the queue for EditsList",
  "components/shell/failed-uploads.tsx": "watches files on their way for UploadAlerts",
  "components/shell/idle-dialog.tsx": "watches the session for IdleDialogView",
  "components/shell/mobile-warning.tsx": "asks for the screen's size for MobileWarningView",
  "components/shell/offline-banner.tsx": "reads the queue for OfflineBannerView",
  "components/shell/impersonation/active-impersonation.tsx": "reads the session for ImpersonationBanner",
  "components/shell/impersonation/impersonation-dialog.tsx": "reads the companies for ImpersonationDialogView",
  "components/shell/navigation-loading-bar.tsx": "watches the address for LoadingBar",
  "components/shell/update-check.tsx": "asks for a newer build for UpdateModal",
  "components/shell/upload-alerts.tsx": "watches files on their way for AlertsViewport and draws nothing",
  "components/shell/viewport-height.tsx": "draws nothing",
};

const files = sourceFiles().filter((file) => file.startsWith("components/") && file.endsWith(".tsx") && !isTest(file));
const isOfGallery = (file: string) => file.startsWith("components/gallery/");
const parts = files.filter((file) => /^components\/(ui|shell)\//.test(file));

/** The names of the components that a file gives to others. */
const componentsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:async )?(?:function|const|class) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = ""]) => name,
  );

/** The names that a file draws: as an element, or loaded when they are wanted. */
function drawnBy(file: string): ReadonlySet<string> {
  const text = read(file);
  const elements = [...text.matchAll(/<(?:\w+\.)?([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const lazy = [...text.matchAll(/import\("[^"]+"\)\s*\.then\(\(\{ (\w+)/g)].map(([, name = ""]) => name);
  // As a value of a list that is drawn by another name, as the groups' sections are.
  const listed = [...text.matchAll(/(?:Shown|Group): (\w+)/g)].map(([, name = ""]) => name);
  return new Set([...elements, ...lazy, ...listed]);
}

/** Every file whose components are drawn by one of `from`, or by what those draw. */
function reached(from: readonly string[]): Set<string> {
  const all = new Set(from);
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const names = drawnBy(file);
    const imported = new Set(importsOf(file));
    for (const part of parts) {
      if (all.has(part) || !imported.has(`./${part.replace(/\.tsx$/, "")}`)) continue;
      if (!componentsOf(part).some((name) => names.has(name))) continue;
      all.add(part);
      open.push(part);
    }
  }
  return all;
}

const shown = reached(files.filter(isOfGallery));
const missing = parts.filter((file) => componentsOf(file).length > 0 && !shown.has(file));

test("the walk finds the parts, and the gallery shows most", () => {
  expect(parts.length).toBeGreaterThan(150);
  expect(shown.has("components/ui/button.tsx")).toBe(true);
  expect(reached(["components/gallery/buttons-group.tsx"]).has("components/ui/drawer.tsx")).toBe(false);
});

test("every part stands in the gallery, by itself or as a piece of one that does", () => {
  expect(missing.filter((file) => !(file in ELSEWHERE))).toEqual([]);
});

test("no reason outlives its cause", () => {
  expect(Object.keys(ELSEWHERE).filter((file) => !missing.includes(file))).toEqual([]);
});
