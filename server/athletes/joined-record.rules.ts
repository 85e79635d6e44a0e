import { longestNote } from "./arena-athletes/arena-note.rules";

/** What an arena has written about somebody under two names: what it says twice once. */
export const joinedNote = (stays: string | null, goes: string | null): string | null =>
  stays === null || goes === null || stays === goes ? (stays ?? goes) : `${stays}\n${goes}`;

/** Whether there is room for both. */
export const notesFit = (stays: string | null, goes: string | null): boolean =>
  (joinedNote(stays, goes) ?? "").length <= longestNote;
