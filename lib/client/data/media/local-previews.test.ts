import { keepAddress, keepPreview, localFile, shownAddress } from "./local-previews";

const file = new Blob(["a photo"]);
beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:${count}`;
  };
  URL.revokeObjectURL = jest.fn();
});

test("shows the local file until the signed address is read", () => {
  keepPreview("img-1", file);
  const sent = { key: "img-1", url: "https://bucket.test/img-1.jpg" };
  expect(shownAddress({ ...sent, isOptimistic: true })).toBe("blob:1");
  expect(shownAddress(sent)).toBe("blob:1");
  expect(localFile(sent)).toBe(file);
  const read = { ...sent, url: "https://bucket.test/img-1.jpg?signature=x" };
  expect(shownAddress(read)).toBe("https://bucket.test/img-1.jpg?signature=x");
  expect(localFile(read)).toBeNull();
});

test("uses the record's address for a file without a local preview", () => {
  const other = { key: "img-2", url: "https://bucket.test/img-2.jpg" };
  expect(shownAddress(other)).toBe("https://bucket.test/img-2.jpg");
  expect(localFile(other)).toBeNull();
});

test("waits for a signed address after a reload", () => {
  const sent = { key: "img-3", url: "https://bucket.test/img-3.jpg", isOptimistic: true };
  expect(shownAddress(sent)).toBeNull();
  const signed = `${sent.url}?signature=x`;
  expect(shownAddress({ ...sent, url: signed })).toBe(signed);
});

test("shows a restored photo under its earlier address, or its own file if present", () => {
  const url = "https://bucket.test/img-4.jpg";
  keepAddress({ key: "img-4", url: `${url}?signature=x` });
  expect(shownAddress({ key: "img-4", url, isOptimistic: true })).toBe(`${url}?signature=x`);
  expect(localFile({ key: "img-4", url })).toBeNull();
  keepAddress({ key: "img-4", url });
  keepAddress({ key: "img-4", url: `${url}?signature=y` });
  expect(shownAddress({ key: "img-4", url, isOptimistic: true })).toBe(`${url}?signature=y`);
  keepPreview("img-5", file);
  const preview = shownAddress({ key: "img-5", url });
  keepAddress({ key: "img-5", url: `${url}?signature=x` });
  expect(shownAddress({ key: "img-5", url })).toBe(preview);
});

test("keeps the last sixty files", () => {
  for (let index = 0; index < 61; index += 1) keepPreview(`many-${index}`, file);
  expect(localFile({ key: "many-0", url: "https://bucket.test/a.jpg" })).toBeNull();
  expect(localFile({ key: "many-60", url: "https://bucket.test/a.jpg" })).toBe(file);
  expect(URL.revokeObjectURL).toHaveBeenCalled();
});
