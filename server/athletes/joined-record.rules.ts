import { longestNote } from "./arena-athletes/arena-note.rules";

/** Merges an arena's notes about two records of one person, without duplicates. */
export const joinedNote = (stays: string | null, goes: string | null): string | null =>
  stays === null || goes === null || stays === goes ? (stays ?? goes) : `${stays}\n${goes}`;

/** Whether the merged note stays within the length limit. */
export const notesFit = (stays: string | null, goes: string | null): boolean =>
  (joinedNote(stays, goes) ?? "").length <= longestNote;
