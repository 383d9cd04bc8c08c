/** The mail with a claim's contents: photos and videos by room, and the items of value. */
import { addressText } from "../../lib/domain/address-lines";
import type { Image, Insured, Project, Property, Region, SpecialtyItem, Survey } from "../../lib/domain/entities";
import { overviewPath } from "../../lib/domain/insured-paths";
import { mediaTime } from "../../lib/domain/media-time";
import { personName } from "../../lib/domain/person-name";
import type { Message } from "./outbox";

export type ContentsFacts = {
  recipient: string;
  /** The sender's name. */
  sender: string;
  /** The sender's own words. */
  note: string | null;
  survey: Survey;
  project: Project;
  insured: Insured;
  property: Property | null;
  /** With videos, images and tags. */
  regions: readonly Region[];
  items: readonly SpecialtyItem[];
  appOrigin: string;
};

/** One line, whatever was typed. */
const line = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();
const amount = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "12 s" or "1:05 min" into a video. */
function videoPlace(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} min`;
}

/** The last part of the address, or the key if it has none. */
function fileName({ url, key }: Image): string {
  const path = url.split(/[?#]/)[0] ?? "";
  return line(path.split("/").at(-1) || key);
}

/** "taken Feb 28, 2026, 16:45 UTC", or when it was added if the camera recorded no time. */
function timeOf(image: Image): string[] {
  const known = mediaTime(image);
  if (!known) return [];
  const isUtc = known.isZoneKnown;
  const at = time.format(new Date(isUtc ? known.at : `${known.at}Z`));
  return [`${known.isTaken ? "taken" : "added"} ${at}${isUtc ? " UTC" : ", zone unknown"}`];
}

function photoLine(image: Image, at: number): string {
  const labels = [...new Set((image.tags ?? []).map(({ label }) => line(label)))];
  const place = image.videoTimestamp == null ? [] : [`at ${videoPlace(image.videoTimestamp)} of a video`];
  const facts = [fileName(image), ...timeOf(image), ...place, ...labels.map((label) => `“${label}”`)];
  return `  ${at + 1}. ${facts.join(", ")}`;
}

/** Photos of the room, and those taken from its videos. */
export function photosOf({ images = [], videos = [] }: Region): Image[] {
  return [...images, ...videos.flatMap((video) => video.images ?? [])];
}

function room(region: Region): string {
  const photos = photosOf(region);
  const videos = region.videos?.length ? `, ${counted(region.videos.length, "video")}` : "";
  const heading = `${line(region.name) || "Room"} (${counted(photos.length, "photo")}${videos})`;
  return [heading, ...photos.map(photoLine)].join("\n");
}

function itemLine({ name, category, value }: SpecialtyItem): string {
  const facts = [category ? line(category) : "", value == null ? "" : amount.format(value)].filter(Boolean);
  return `  - ${[line(name), ...facts].join(", ")}`;
}

export function contentsMessage(facts: ContentsFacts): Message {
  const { recipient, sender, note, survey, project, insured, property, regions, items, appOrigin } = facts;
  const claim = project.claimNumber ? `claim ${line(project.claimNumber)}` : "a claim without a number";
  const photos = regions.reduce((sum, region) => sum + photosOf(region).length, 0);
  const about = [
    `Insured: ${line(personName(insured))}`,
    property ? `Home: ${line(addressText(property.address))}` : "",
    survey.name ? `Inspection: ${line(survey.name)}` : "",
  ];
  const paragraphs = [
    `${line(sender)} sends you the contents of ${claim}: ${counted(photos, "photo")} in ${counted(regions.length, "room")}.`,
    note?.trim() ?? "",
    about.filter(Boolean).join("\n"),
    ...regions.map(room),
    items.length > 0 ? ["Items of value", ...items.map(itemLine)].join("\n") : "",
    `Who has a sign-in finds the photos themselves here:\n${appOrigin}${overviewPath(project.insuredKey, project.key, "media")}`,
  ];
  return {
    channel: "email",
    recipient,
    subject: `Contents of ${claim}`,
    body: paragraphs.filter(Boolean).join("\n\n"),
  };
}
