import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { NoteToCorrect, StudentToNote } from "./ProgressNoteDialog";

const ProgressNoteDialog = lazyDialog(async () => (await import("./ProgressNoteDialog")).ProgressNoteDialog);
const RemoveNoteDialog = lazyDialog(async () => (await import("./ProgressNoteDialog")).RemoveNoteDialog);

export type ActingOnNote =
  | { act: "write"; student: StudentToNote }
  | { act: "correct"; note: NoteToCorrect }
  | { act: "remove"; note: { id: string; text: string } };

/** The dialogs of notes: one at a time. @param acting null for none. */
export function ProgressNoteDialogs({
  acting,
  onClose,
}: {
  acting: ActingOnNote | null;
  onClose: () => void;
}) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: it, open, opening } = shown;
  const props = { open, onClose };
  switch (it.act) {
    case "write":
      return <ProgressNoteDialog key={opening} of={it.student} {...props} />;
    case "correct":
      return <ProgressNoteDialog key={opening} of={it.note} {...props} />;
    case "remove":
      return <RemoveNoteDialog key={opening} note={it.note} {...props} />;
  }
}
