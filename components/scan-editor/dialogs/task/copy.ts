/** The texts of the annotation task: its goal, what is left, and its end. */
import { asSentence } from "@/lib/domain/as-sentence";

const counted = (count: number, one: string): string =>
  `${new Intl.NumberFormat("en-US").format(count)} ${count === 1 ? one : `${one}s`}`;

export const TASK_COPY = {
  unnamed: "Task",
  button: "Task",
  /** `task`: name and floor. */
  named: (task: string) => `Task: ${task}`,
  /** On wide screens. */
  nameAndFloor: (name: string, floor: string) => `${name} · ${floor}`,
  open: (name: string, floor: string, goal: string) => [`${name}, ${floor}`, goal].filter(Boolean).join(": "),
  show: "Show the task",
  keywords: "annotation task goal finish done complete left",
  wholeSurvey: "whole survey",
  goal: "Goal",
  noGoal: "This task has no goal.",
  floor: "Floor",
  close: "Close",
  done: "This task is finished.",
  left: "What is left",
  nothingLeft: "Nothing is left: review complete, no errors, every edit saved.",
  looking: "Checking the survey…",
  unreviewed: (left: number, total: number, floor: string) =>
    `${new Intl.NumberFormat("en-US").format(left)} of ${counted(total, "element")} to review on ${floor}`,
  review: "Look at them",
  errors: (count: number) => counted(count, "error"),
  errorsWhy: "The inspection can't be marked reviewed while it has errors.",
  showErrors: "Show",
  unsaved: (count: number) => `${counted(count, "edit")} being saved`,
  waiting: (count: number) => `${counted(count, "edit")} waiting for the network`,
  failed: (count: number) => `${counted(count, "edit")} couldn't be saved`,
  failedWhy: "Retry or dismiss them in the top bar first, or the task is finished without them.",
  finish: "Finish",
  finishAnyway: "Finish anyway",
  finishing: "Finishing",
  cancel: "Not yet",
  reopen: "Reopen",
  waitsForSaving: (count: number) => `Not finished yet: ${counted(count, "edit")} being saved first.`,
  waitsForNetwork: (count: number) =>
    `Not finished yet: ${counted(count, "edit")} waiting for the network. It goes on when they are saved, as long as this stays open.`,
  /** `what`: for example "Finish the task Correct the rooms". */
  notDone: (what: string, why: string) => `${what}: not done. ${asSentence(why)}`,
  finishWaits: "You're offline. The task is marked finished when the connection is back.",
  finished: (name: string) => `Finished: ${name}`,
  reopened: (name: string) => `Reopened: ${name}`,
  saving: (name: string) => `Finish the task ${name}`,
  reopening: (name: string) => `Reopen the task ${name}`,
} as const;
