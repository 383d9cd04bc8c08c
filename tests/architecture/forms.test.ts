/** Forms are written one way, docs/recipes/write-a-form.md; exceptions are listed by name here and there. */
import { importsOf, isTest, read, sourceFiles } from "./source-files";

const THE_WAY = "components/ui/forms/form.tsx";

const AT_THE_DOOR = "a sign-in page loads little, and text typed before hydration is read from its fields on submit";
const ONE_LINE = "one line, submitted by Enter; an empty line is ignored, and there is no other error";
const BY_CONTROLLER =
  "lengths and angles are parsed, validated and drawn by the editor's controller while they are typed";

/** Forms with a submit of their own, each with its reason. */
const BY_HAND: Record<string, string> = {
  "components/auth/login-form.tsx": AT_THE_DOOR,
  "components/auth/forgot-password-form.tsx": AT_THE_DOOR,
  "components/auth/code-form.tsx": AT_THE_DOOR,
  "components/auth/backup-code-form.tsx": AT_THE_DOOR,
  "components/auth/new-password-form.tsx": AT_THE_DOOR,
  "components/rooms/room-name-field.tsx": ONE_LINE,
  "components/rooms/tag-name-field.tsx": ONE_LINE,
  "components/ui/table/saved-views-panel.tsx": ONE_LINE,
  "components/scan-editor/panels/views/views-panel.tsx": ONE_LINE,
  "components/scan-editor/objects/array-form.tsx": BY_CONTROLLER,
  "components/scan-editor/objects/square-up-panel.tsx": BY_CONTROLLER,
  "components/reporting/range-filter.tsx": "a filter: two days that are taken once they are whole, and nothing is sent",
  "components/project/notes/notes-tab.tsx":
    "a note leaves its field at once, and one that is refused comes back, also after its tab was left: useDraftText",
};

const files = sourceFiles().filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !isTest(file));
/** A form element, or a component with a submit handler. */
const withForm = files.filter((file) => /<form\b|\bonSubmit=\{/.test(read(file)));

test("a form with a submit of its own is listed with a reason", () => {
  expect(withForm).toContain(THE_WAY);
  expect(withForm.filter((file) => file !== THE_WAY && !(file in BY_HAND))).toEqual([]);
});

test("every listed form exists, and the recipe names it", () => {
  const recipe = read("docs/recipes/write-a-form.md");
  for (const [file, reason] of Object.entries(BY_HAND)) {
    expect(withForm).toContain(file);
    expect(recipe).toContain(`\`${file.replace("components/", "")}\``);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test("a form of the library is created only by the shared hook; other code only watches its values", () => {
  const users = files.filter((file) => importsOf(file).includes("react-hook-form"));
  const makers = users.filter((file) => /\b(useForm|FormProvider|handleSubmit)\b/.test(read(file)));
  expect(makers).toEqual(["components/ui/forms/use-schema-form.ts"]);
});

test("pages before sign-in load the library only to choose a channel", () => {
  const atTheDoor = files.filter((file) => file.startsWith("components/auth/"));
  const users = atTheDoor.filter((file) => importsOf(file).some((name) => name.includes("components/ui/forms/")));
  expect(users).toEqual(["components/auth/resend-code-form.tsx"]);
});

/** Fields that read text by another rule, or by none. */
const OWN_RULE: Record<string, string> = {
  "components/ui/inputs/code-input.tsx": "takes digits, or letters and digits, and nothing else",
  "components/ui/inputs/checkbox.tsx": "a box, whose type is in what is spread",
  "components/ui/inputs/switch.tsx": "a box, whose type is in what is spread",
  "components/ui/media/file-drop.tsx": "takes files",
  "components/ui/inputs/use-required.tsx": "hidden: stands for a choice in the form's own validity",
  "components/ui/media/picture-crop.tsx": "sliders, whose type is in what is spread",
  "components/ui/inputs/new-password-fields.tsx": "read only, for password managers",
};

test("every text field strips invisible characters", () => {
  const fields = files.flatMap((file) =>
    [...read(file).matchAll(/<(?:input|textarea|Command\.Input)\b[\s\S]*?\/>/g)].map(([element]) => ({
      file,
      element,
    })),
  );
  const takesText = ({ element }: { element: string }) => !/type=\{?"(checkbox|radio|range|file|hidden)"/.test(element);
  const texts = fields.filter(takesText).filter(({ file }) => !(file in OWN_RULE));
  expect(texts.map(({ file }) => file)).toContain("components/ui/inputs/text-input.tsx");
  expect(texts.filter(({ element }) => !element.includes("cleanInput")).map(({ file }) => file)).toEqual([]);
});
