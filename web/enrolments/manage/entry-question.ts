import type { EntryInQuestion, EntryQuestion } from "./entry-questions";

export interface Asked {
  question: EntryQuestion;
  entry: EntryInQuestion;
  /** Each question begins with empty fields. */
  time: number;
}

export interface EntryQuestionDialogProps {
  entry: EntryInQuestion;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnFocusTo: () => HTMLElement | null;
}
