/** Every page checks by itself whether it may open: the middleware is never the only check. */
import { read, sourceFiles } from "./source-files";

/** Pages without a sign-in check: targets of mailed links, and the gallery, which does not exist in prod. */
const OPEN = [
  "app/(sign-in)/activate-account/[email]/[token]/[activationToken]/page.tsx",
  "app/(sign-in)/reset-expired-password/[email]/[token]/page.tsx",
  "app/(sign-in)/reset-password/[email]/[token]/page.tsx",
  "app/gallery/[[...group]]/page.tsx",
];

const pages = sourceFiles().filter((file) => /^app\/.*page\.tsx$/.test(file) || file === "app/page.tsx");

/** Returns the address of a page's folder, with parameters written as in template literals. */
function addressOf(file: string): string {
  const segments = file.split("/").slice(1, -1);
  const named = segments.filter((segment) => !segment.startsWith("("));
  return `/${named.map((segment) => segment.replace(/^\[(\w+)\]$/, (_, name) => `\${${name}}`)).join("/")}`;
}

test("every page but the open ones guards its own address with its query", () => {
  expect(pages.length).toBeGreaterThan(12);
  const unguarded = pages.filter((file) => {
    const call = /await guardPage\(["`]([^"`]+)["`], searchParams\);/.exec(read(file));
    return OPEN.includes(file) ? call !== null : call?.[1] !== addressOf(file);
  });
  expect(unguarded).toEqual([]);
});

test("every open page exists", () => {
  expect(OPEN.filter((file) => !pages.includes(file))).toEqual([]);
});
