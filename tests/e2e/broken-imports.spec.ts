/** Files that are no capture, or a broken one, get a sentence and change nothing. */
import { bedroom, temporaryFile, textOf } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

const buffer = (text: string | Buffer) => (typeof text === "string" ? Buffer.from(text) : text);

test("an empty file, a file that is no capture, a broken one, one of 41 MB and one with NaN are refused, each with its reason", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await editor.open(IMPORT_CLAIMS[0]);
  const before = (await relay.calls()).filter((call) => call.method === "POST").length;
  const whole = textOf(bedroom);
  const files: [string, string | Buffer][] = [
    ["empty.json", ""],
    ["photo.json", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ["list.json", "[1,2,3]"],
    ["other.json", '{"name":"not a capture"}'],
    ["cut.json", whole.slice(0, whole.length / 2)],
    ["nan.json", whole.replace(/"dimensions"\s*:\s*\[\s*[-\d.e]+/, '"dimensions":[NaN')],
    ["huge.json", Buffer.alloc(41 * 1024 * 1024, 32)],
  ];
  const messages = new Set<string>();
  for (const [name, content] of files) {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const file = { name, mimeType: "application/json", buffer: buffer(content) };
    if (file.buffer.length > 40 * 1024 * 1024) {
      await (await chooser).setFiles(temporaryFile(name, file.buffer));
    } else {
      await (await chooser).setFiles(file);
    }
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(name);
    messages.add(await dialog.innerText());
    await dialog
      .getByRole("button", { name: /^(Done|Close)$/ })
      .first()
      .click();
    await expect(dialog).toBeHidden();
  }
  expect(messages.size).toBe(files.length);
  expect((await relay.calls()).filter((call) => call.method === "POST").length).toBe(before);
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
});
