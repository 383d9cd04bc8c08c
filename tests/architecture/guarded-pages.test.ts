/** Every page asks for itself whether it may open: the middleware is never the only check. */
import { read, sourceFiles } from "./source-files";

/** Open for everybody: what a mail links to, and the gallery, which is absent in prod. */
const OPEN = [
  "app/(sign-in)/activate-account/[email]/[token]/[activationToken]/page.tsx",
  "app/(sign-in)/reset-expired-password/[email]/[token]/page.tsx",
  "app/(sign-in)/reset-password/[email]/[token]/page.tsx",
  "app/gallery/[[...group]]/page.tsx",
];

const pages = sourceFiles().filter((file) => /^app\/.*page\.tsx$/.test(file) || file === "app/page.tsx");

/** The address that a page's folder stands for, its parameters written as template literals do. */
function addressOf(file: string): string {
  const segments = file.split("/").slice(1, -1);
  const named = segments.filter((segment) => !segment.startsWith("("));
  return `/${named.map((segment) => segment.replace(/^\[(\w+)\]$/, (_, name) => `\${${name}}`)).join("/")}`;
}

test("every page but the open ones guards its own address, query and all", () => {
  expect(pages.length).toBeGreaterThan(12);
  const unguarded = pages.filter((file) => {
    const call = /await guardPage\(["`]([^"`]+)["`], searchParams\);/.exec(read(file));
    return OPEN.includes(file) ? call !== null : call?.[1] !== addressOf(file);
  });
  expect(unguarded).toEqual([]);
});

test("an open page is one that exists", () => {
  expect(OPEN.filter((file) => !pages.includes(file))).toEqual([]);
});
