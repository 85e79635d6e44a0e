import type { Payment } from "../read-payment";
import { namesOf, type DeskPerson, type DeskRow } from "./desk-row";

/** Whom a question is about, with what the question has to tell. */
export interface EnrolmentInQuestion {
  id: string;
  name: string;
  athleteId: string;
  categoryId: string | null;
  payment: Payment | null;
  /** With whom they stay behind or come apart. */
  pairId: string | null;
  pairNames: string;
  hasPartner: boolean;
}

/** What has to be asked before it is done. */
export type EnrolmentQuestion = "admit" | "cancel" | "undoPayment" | "split" | "pair";

export type AskAbout = (question: EnrolmentQuestion, enrolment: EnrolmentInQuestion) => void;

export const questionAbout = (row: DeskRow, person: DeskPerson): EnrolmentInQuestion => ({
  id: person.id,
  name: person.name,
  athleteId: person.athleteId,
  categoryId: row.category?.id ?? null,
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

/** The button that was pressed goes away with what it changed: the person it was about takes the focus. */
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
