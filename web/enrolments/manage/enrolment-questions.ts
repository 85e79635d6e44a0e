import type { Cancellable } from "../refund-forecast";
import { type DeskPerson, type DeskRow, namesOf } from "./desk-row";

/** The enrolment that a dialog is about, with the data that the dialog shows. */
export interface EnrolmentInQuestion extends Cancellable {
  id: string;
  name: string;
  athleteId: string;
  categoryId: string | null;
  /** Id of the pair, for splitting it; null without a partner. */
  pairId: string | null;
  pairNames: string;
  hasPartner: boolean;
}

/** The actions that need a dialog first. */
export type EnrolmentQuestion = "admit" | "wildCard" | "cancel" | "undoPayment" | "split" | "pair";

export type AskAbout = (question: EnrolmentQuestion, enrolment: EnrolmentInQuestion) => void;

export const questionAbout = (row: DeskRow, person: DeskPerson): EnrolmentInQuestion => ({
  id: person.id,
  name: person.name,
  athleteId: person.athleteId,
  categoryId: row.category?.id ?? null,
  status: person.status,
  payment: person.payment,
  pairId: row.pairId,
  pairNames: namesOf(row),
  hasPartner: row.pairId !== null,
});

export const enrolmentElementId = (enrolmentId: string) => `inscricao-${enrolmentId}`;

/** Where the focus goes after a dialog about an enrolment: its entry in the open details, else the list. */
export const placeOf = (enrolmentId: string): HTMLElement | null =>
  document.getElementById(enrolmentElementId(enrolmentId)) ??
  document.querySelector<HTMLElement>("table[aria-label=Inscrições]");

/** Moves the focus to the athlete: the pressed button disappears with the change. */
export function focusEnrolment(enrolmentId: string): void {
  requestAnimationFrame(() => placeOf(enrolmentId)?.focus({ preventScroll: true }));
}

/** Like `focusEnrolment`, for slow answers: leaves the focus alone if the user has opened a menu or dialog meanwhile. */
export function focusEnrolmentUnlessBusy(enrolmentId: string): void {
  requestAnimationFrame(() => {
    const opened = document.activeElement?.closest(
      '[role="menu"], [role="alertdialog"], [aria-expanded="true"]',
    );
    if (!opened) document.getElementById(enrolmentElementId(enrolmentId))?.focus();
  });
}

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
