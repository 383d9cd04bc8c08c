/** Writes the mail with a claim's contents: photos and videos by room, and the items of value. */
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
  /** Written by the sender. */
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

/** Replaces line breaks and control characters, so that typed text stays on one line. */
const line = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();
const amountFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Returns a time in a video: "12 s" or "1:05 min". */
function videoTime(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} min`;
}

/** Returns the last part of the address, or the key if the address has none. */
function fileName({ url, key }: Image): string {
  const path = url.split(/[?#]/)[0] ?? "";
  return line(path.split("/").at(-1) || key);
}

/** Returns "taken Feb 28, 2026, 16:45 UTC", or the time of adding if the camera recorded none; empty if unknown. */
function timeOf(image: Image): string[] {
  const known = mediaTime(image);
  if (!known) return [];
  const isUtc = known.isZoneKnown;
  const shownTime = timeFormat.format(new Date(isUtc ? known.at : `${known.at}Z`));
  return [`${known.isTaken ? "taken" : "added"} ${shownTime}${isUtc ? " UTC" : ", zone unknown"}`];
}

function photoLine(image: Image, index: number): string {
  const labels = [...new Set((image.tags ?? []).map(({ label }) => line(label)))];
  const videoPosition = image.videoTimestamp == null ? [] : [`at ${videoTime(image.videoTimestamp)} of a video`];
  const facts = [fileName(image), ...timeOf(image), ...videoPosition, ...labels.map((label) => `“${label}”`)];
  return `  ${index + 1}. ${facts.join(", ")}`;
}

/** Returns the photos of the room, and those taken from its videos. */
export function photosOf({ images = [], videos = [] }: Region): Image[] {
  return [...images, ...videos.flatMap((video) => video.images ?? [])];
}

function roomText(region: Region): string {
  const photos = photosOf(region);
  const videos = region.videos?.length ? `, ${counted(region.videos.length, "video")}` : "";
  const heading = `${line(region.name) || "Room"} (${counted(photos.length, "photo")}${videos})`;
  return [heading, ...photos.map(photoLine)].join("\n");
}

function itemLine({ name, category, value }: SpecialtyItem): string {
  const facts = [category ? line(category) : "", value == null ? "" : amountFormat.format(value)].filter(Boolean);
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
    ...regions.map(roomText),
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
