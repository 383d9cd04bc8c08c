import { sizeInCopy } from "./file-copy";
import { nextToSend } from "./file-entry";
import { type FileRules, isTypeTaken, refusalOf, shownFileName } from "./file-rules";

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
])("%s of type %j", (name, type, isTaken) => {
  expect(isTypeTaken({ name, type }, rules.types ?? [])).toBe(isTaken);
});

test.each([
  [file("plan.dwg"), "This kind of file is not taken. Taken: Photos, PDF or CSV."],
  [file("a.csv", 0), "The file is empty."],
  [file("a.csv", 1_572_864), "Too large: 1.5 MB, at most 1 MB."],
  [file("a.csv", 1_048_576), null],
  [file("here.csv"), "Added already."],
])("a refused file is told why", (given, reason) => {
  expect(refusalOf(given, [file("here.csv")], rules)).toBe(reason);
});

test("no more than the most", () => {
  const two = [file("1.csv"), file("2.csv")];
  expect(refusalOf(file("3.csv"), two, rules)).toBe("Only 2 files are taken.");
  expect(refusalOf(file("3.csv"), two.slice(1), { ...rules, maximumFiles: 1 })).toBe("Only one file is taken.");
  expect(refusalOf(file("x.anything"), two, {})).toBeNull();
});

test("a name cannot pretend another ending", () => {
  expect(shownFileName("photo\u202Egpj.exe")).toBe("photogpj.exe");
  expect(shownFileName("מרים.jpg")).toBe("מרים.jpg");
});

test("sizes in words", () => {
  expect([1, 1024, 500_000, 1_048_576, 3_355_443].map(sizeInCopy)).toEqual([
    "1 kB",
    "1 kB",
    "489 kB",
    "1 MB",
    "3.2 MB",
  ]);
});

test("three are sent at once", () => {
  const entry = (id: string, status: "waiting" | "sending" | "done") => ({
    id,
    status,
    progress: 0,
    file: new File([], id),
  });
  const ids = (...entries: ReturnType<typeof entry>[]) => nextToSend(entries).map(({ id }) => id);
  expect(ids(entry("a", "waiting"), entry("b", "done"), entry("c", "waiting"))).toEqual(["a", "c"]);
  expect(ids(...["a", "b", "c", "d"].map((id) => entry(id, "waiting")))).toEqual(["a", "b", "c"]);
  expect(ids(entry("a", "sending"), entry("b", "sending"), entry("c", "waiting"), entry("d", "waiting"))).toEqual([
    "c",
  ]);
});
