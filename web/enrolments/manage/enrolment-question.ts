import type { EnrolmentInQuestion, EnrolmentQuestion } from "./enrolment-questions";

export interface Asked {
  question: EnrolmentQuestion;
  enrolment: EnrolmentInQuestion;
  /** Each question begins with empty fields. */
  time: number;
}

export interface EnrolmentQuestionDialogProps {
  enrolment: EnrolmentInQuestion;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnFocusTo: () => HTMLElement | null;
}
