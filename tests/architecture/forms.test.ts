/** Forms follow docs/recipes/write-a-form.md; exceptions are listed by name here and on that page. */
import { importsOf, isTest, read, sourceFiles } from "./source-files";

const SHARED_FORM = "components/ui/forms/form.tsx";

const BEFORE_SIGN_IN = "a sign-in page loads little, and text typed before hydration is read from its fields on submit";
const ONE_LINE = "one line, submitted by Enter; an empty line is ignored, and there is no other error";
const BY_CONTROLLER =
  "lengths and angles are parsed, validated and drawn by the editor's controller while they are typed";

/** Forms with a submit of their own, each with its reason. */
const OWN_SUBMIT: Record<string, string> = {
  "components/auth/login-form.tsx": BEFORE_SIGN_IN,
  "components/auth/forgot-password-form.tsx": BEFORE_SIGN_IN,
  "components/auth/code-form.tsx": BEFORE_SIGN_IN,
  "components/auth/backup-code-form.tsx": BEFORE_SIGN_IN,
  "components/auth/new-password-form.tsx": BEFORE_SIGN_IN,
  "components/rooms/room-name-field.tsx": ONE_LINE,
  "components/rooms/tag-name-field.tsx": ONE_LINE,
  "components/ui/table/saved-views-panel.tsx": ONE_LINE,
  "components/scan-editor/panels/views/views-panel.tsx": ONE_LINE,
  "components/scan-editor/objects/array-form.tsx": BY_CONTROLLER,
  "components/scan-editor/objects/square-up-panel.tsx": BY_CONTROLLER,
  "components/reporting/range-filter.tsx": "a filter: its two days apply once both are complete, and no call is sent",
  "components/project/notes/notes-tab.tsx":
    "a sent note leaves its field at once, and a refused note returns, also after its tab was left: useDraftText",
};

const files = sourceFiles().filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !isTest(file));
/** A form element, or a component with a submit handler. */
const withForm = files.filter((file) => /<form\b|\bonSubmit=\{/.test(read(file)));

test("a form with a submit of its own is listed with a reason", () => {
  expect(withForm).toContain(SHARED_FORM);
  expect(withForm.filter((file) => file !== SHARED_FORM && !(file in OWN_SUBMIT))).toEqual([]);
});

test("every listed form exists, and the recipe names it", () => {
  const recipe = read("docs/recipes/write-a-form.md");
  for (const [file, reason] of Object.entries(OWN_SUBMIT)) {
    expect(withForm).toContain(file);
    expect(recipe).toContain(`\`${file.replace("components/", "")}\``);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test("a form of the library is created only by the shared hook; other code only watches its values", () => {
  const users = files.filter((file) => importsOf(file).includes("react-hook-form"));
  const creators = users.filter((file) => /\b(useForm|FormProvider|handleSubmit)\b/.test(read(file)));
  expect(creators).toEqual(["components/ui/forms/use-schema-form.ts"]);
});

test("pages before sign-in load the library only to choose a channel", () => {
  const signInFiles = files.filter((file) => file.startsWith("components/auth/"));
  const users = signInFiles.filter((file) => importsOf(file).some((name) => name.includes("components/ui/forms/")));
  expect(users).toEqual(["components/auth/resend-code-form.tsx"]);
});

/** Fields that read text by another rule, or read no text. */
const OWN_RULE: Record<string, string> = {
  "components/ui/inputs/code-input.tsx": "accepts only digits, or letters and digits",
  "components/ui/inputs/checkbox.tsx": "a checkbox; its type is in the spread props",
  "components/ui/inputs/switch.tsx": "a checkbox; its type is in the spread props",
  "components/ui/media/file-drop.tsx": "accepts files",
  "components/ui/inputs/use-required.tsx": "hidden: represents a choice in the form's validity",
  "components/ui/media/picture-crop.tsx": "sliders; their type is in the spread props",
  "components/ui/inputs/new-password-fields.tsx": "read only, for password managers",
};

test("every text field strips invisible characters", () => {
  const fields = files.flatMap((file) =>
    [...read(file).matchAll(/<(?:input|textarea|Command\.Input)\b[\s\S]*?\/>/g)].map(([element]) => ({
      file,
      element,
    })),
  );
  const acceptsText = ({ element }: { element: string }) =>
    !/type=\{?"(checkbox|radio|range|file|hidden)"/.test(element);
  const texts = fields.filter(acceptsText).filter(({ file }) => !(file in OWN_RULE));
  expect(texts.map(({ file }) => file)).toContain("components/ui/inputs/text-input.tsx");
  expect(texts.filter(({ element }) => !element.includes("cleanInput")).map(({ file }) => file)).toEqual([]);
});
