import { formatFileSize } from "./file-copy";
import { selectNextToSend } from "./file-entry";
import { cleanFileName, describeRefusal, type FileRules, isTypeAllowed } from "./file-rules";

const file = (name: string, size = 100, type = "") => ({ name, size, type, lastModified: 1 });
const rules: FileRules = {
  types: ["image/*", ".csv", "application/pdf"],
  typesLabel: "Photos, PDF or CSV",
  maximumBytes: 1_048_576,
  maximumFiles: 2,
};

test.each([
  ["roof.jpg", "image/jpeg", true],
  ["ROOF.JPG", "IMAGE/JPEG", true],
  ["people.CSV", "application/vnd.ms-excel", true],
  ["people.csv", "", true],
  ["report.pdf", "application/pdf; charset=binary", true],
  ["report.pdf", "", false],
  ["csv", "text/plain", false],
  ["run.exe", "application/octet-stream", false],
  ["imagery", "imagery/x", false],
])("decides whether %s of type %j is allowed", (name, type, isAllowed) => {
  expect(isTypeAllowed({ name, type }, rules.types ?? [])).toBe(isAllowed);
});

test.each([
  [file("plan.dwg"), "Unsupported file type. Use Photos, PDF or CSV."],
  [file("a.csv", 0), "The file is empty."],
  [file("a.csv", 1_572_864), "Too large: 1.5 MB, at most 1 MB."],
  [file("a.csv", 1_048_576), null],
  [file("here.csv"), "Already added."],
])("reports why a file is rejected", (candidate, reason) => {
  expect(describeRefusal(candidate, [file("here.csv")], rules)).toBe(reason);
});

test("accepts no more files than the maximum", () => {
  const two = [file("1.csv"), file("2.csv")];
  expect(describeRefusal(file("3.csv"), two, rules)).toBe("Only 2 files are allowed.");
  expect(describeRefusal(file("3.csv"), two.slice(1), { ...rules, maximumFiles: 1 })).toBe("Only one file is allowed.");
  expect(describeRefusal(file("x.anything"), two, {})).toBeNull();
});

test("removes direction marks that disguise the extension of a file name", () => {
  expect(cleanFileName("photo\u202Egpj.exe")).toBe("photogpj.exe");
  expect(cleanFileName("מרים.jpg")).toBe("מרים.jpg");
});

test("formats file sizes", () => {
  expect([1, 1024, 500_000, 1_048_576, 3_355_443].map(formatFileSize)).toEqual([
    "1 kB",
    "1 kB",
    "489 kB",
    "1 MB",
    "3.2 MB",
  ]);
});

test("sends three files at once", () => {
  const entry = (id: string, status: "waiting" | "sending" | "done") => ({
    id,
    status,
    progress: 0,
    file: new File([], id),
  });
  const ids = (...entries: ReturnType<typeof entry>[]) => selectNextToSend(entries).map(({ id }) => id);
  expect(ids(entry("a", "waiting"), entry("b", "done"), entry("c", "waiting"))).toEqual(["a", "c"]);
  expect(ids(...["a", "b", "c", "d"].map((id) => entry(id, "waiting")))).toEqual(["a", "b", "c"]);
  expect(ids(entry("a", "sending"), entry("b", "sending"), entry("c", "waiting"), entry("d", "waiting"))).toEqual([
    "c",
  ]);
});
