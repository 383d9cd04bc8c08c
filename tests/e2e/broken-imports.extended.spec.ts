/** Files that are not captures, or damaged ones, are refused with a reason and change nothing. */
import { bedroom, temporaryFile, textOf } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

const buffer = (text: string | Buffer) => (typeof text === "string" ? Buffer.from(text) : text);

test("an empty file, another kind of file, a damaged one, one of 41 MB and one with NaN are refused, each with its reason", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await editor.open(IMPORT_CLAIMS[0]);
  const before = (await relay.calls()).filter((call) => call.method === "POST").length;
  const whole = textOf(bedroom);
  const files: [string, string | Buffer, string][] = [
    ["empty.json", "", "The file is empty (0 bytes). Export the capture again."],
    [
      "photo.json",
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      "The file isn't JSON (line 1, column 1). Choose a RoomPlan capture (CapturedRoom JSON, version 2).",
    ],
    ["list.json", "[1,2,3]", "The file is JSON, but not a RoomPlan capture: [0] has no list of walls or floors."],
    [
      "other.json",
      '{"name":"not a capture"}',
      "The file is JSON, but not a RoomPlan capture: the whole file has no list of walls or floors.",
    ],
    [
      "cut.json",
      whole.slice(0, whole.length / 2),
      "The capture is damaged: it ends too early or isn't valid JSON (line 2, column 17, in coreModel). Export it again.",
    ],
    [
      "nan.json",
      whole.replace(/"dimensions"\s*:\s*\[\s*[-\d.e]+/, '"dimensions":[NaN'),
      "The capture contains a value that isn't a number (NaN or Infinity; line 19, column 21, in doors[0].dimensions[0]). Nothing was imported.",
    ],
    ["huge.json", Buffer.alloc(41 * 1024 * 1024, 32), "The file has 41 MB. Captures of up to 40 MB can be imported."],
  ];
  for (const [name, content, reason] of files) {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const file = { name, mimeType: "application/json", buffer: buffer(content) };
    if (file.buffer.length > 40 * 1024 * 1024) {
      await (await chooser).setFiles(temporaryFile(name, file.buffer));
    } else {
      await (await chooser).setFiles(file);
    }
    const dialog = page.getByRole("dialog", { name: "Nothing was imported" });
    await expect(dialog.getByRole("alert")).toHaveText(`${name} ${reason}`);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
  }
  expect((await relay.calls()).filter((call) => call.method === "POST").length).toBe(before);
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
});
