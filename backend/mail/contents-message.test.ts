import type { Image, Region } from "@/lib/domain/entities";
import { type ContentsFacts, contentsMessage } from "./contents-message";

const photo = (more: Partial<Image>): Image => ({
  key: "img-1",
  parentKey: "reg-1",
  parentType: "region",
  companyKey: "cous-1",
  url: "https://bucket.test/uploads/insured-generic/img-1.jpg",
  width: 4,
  height: 3,
  status: "new",
  createdAt: "2026-02-28T16:45:00.000Z",
  ...more,
});
const room = (more: Partial<Region>): Region => ({
  key: "reg-1",
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: "Kitchen",
  ...more,
});
const times = { createdAt: "2026-02-28T10:00:00.000Z", updatedAt: "2026-02-28T10:00:00.000Z" };
const facts = (more: Partial<ContentsFacts>): ContentsFacts => ({
  recipient: "a@example.com",
  sender: "Edda Farrow",
  note: null,
  survey: { key: "srv-1", projectKey: "prj-1", done: true, createdAt: times.createdAt },
  project: {
    ...times,
    key: "prj-1",
    insuredKey: "ins-1",
    companyKey: "cous-1",
    status: "in review",
    claimNumber: "C-1",
    orderType: "claim",
    statusChangedAt: times.createdAt,
  },
  insured: { ...times, key: "ins-1", companyKey: "cous-1", givenName: "", familyName: "", isActive: true },
  property: null,
  regions: [],
  items: [],
  appOrigin: "https://lintel.test",
  ...more,
});

test("the message of an inspection without rooms says so, and omits empty sections", () => {
  expect(contentsMessage(facts({})).body).toBe(
    [
      "Edda Farrow sends you the contents of claim C-1: 0 photos in 0 rooms.",
      "Insured: --",
      "Who has a sign-in finds the photos themselves here:\nhttps://lintel.test/insured/overview/ins-1/prj-1?tab=media",
    ].join("\n\n"),
  );
});

test("line breaks in typed text become spaces, also in the subject", () => {
  const message = contentsMessage(
    facts({
      project: { ...facts({}).project, claimNumber: "C-1\r\nBcc: x@example.com" },
      regions: [room({ name: "Kit\nchen", images: [photo({})] })],
    }),
  );
  expect(message.subject).toBe("Contents of claim C-1 Bcc: x@example.com");
  expect(message.body).toContain("\n\nKit chen (1 photo)\n  1. img-1.jpg, added Feb 28, 2026, 16:45 UTC\n\n");
});

test("photos without a readable address or time are listed with what is known", () => {
  const images = [photo({ url: "", createdAt: "soon" }), photo({ url: "https://[bad/x.png", videoTimestamp: 9.9 })];
  expect(contentsMessage(facts({ regions: [room({ images })] })).body).toContain(
    "  1. img-1\n  2. x.png, added Feb 28, 2026, 16:45 UTC, at 9 s of a video",
  );
});

test("a photo uploaded weeks after it was taken is listed by when it was taken", () => {
  const images = [photo({ takenAt: "2026-02-01T09:05:00.000Z" })];
  expect(contentsMessage(facts({ regions: [room({ images })] })).body).toContain(
    "\n  1. img-1.jpg, taken Feb 1, 2026, 09:05 UTC\n",
  );
});

test("a photo without a time zone is listed by its camera's clock", () => {
  const images = [photo({ takenAtLocal: "2026-02-01T15:12:00" })];
  expect(contentsMessage(facts({ regions: [room({ images })] })).body).toContain(
    "\n  1. img-1.jpg, taken Feb 1, 2026, 15:12, zone unknown\n",
  );
});

test("the subject says that a claim has no number", () => {
  const project = { ...facts({}).project, claimNumber: "" };
  expect(contentsMessage(facts({ project })).subject).toBe("Contents of a claim without a number");
});
