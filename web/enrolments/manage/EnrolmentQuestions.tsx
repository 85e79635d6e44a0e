import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentQuestions_tournament$key } from "../../__generated__/EnrolmentQuestions_tournament.graphql";
import { useTerms } from "../use-terms";
import { enrolmentElementId } from "./enrolment-questions";
import { lazyDialog } from "../../ui/lazy-dialog";
import type { Asked } from "./enrolment-question";

const AdmitDialog = lazyDialog(async () => (await import("./AdmitDialog")).AdmitDialog);
const WildCardDialog = lazyDialog(async () => (await import("./AdmitDialog")).WildCardDialog);
const CancelEnrolmentDialog = lazyDialog(
  async () => (await import("./CancelEnrolmentDialog")).CancelEnrolmentDialog,
);
const EnrolPairDialog = lazyDialog(async () => (await import("./EnrolPairDialog")).EnrolPairDialog);
const SplitPairDialog = lazyDialog(async () => (await import("./SplitPairDialog")).SplitPairDialog);
const UndoPaymentDialog = lazyDialog(async () => (await import("./UndoPaymentDialog")).UndoPaymentDialog);

interface EnrolmentQuestionsProps {
  tournament: EnrolmentQuestions_tournament$key;
  /** The last question: it stays until its dialog has left the screen. */
  asked: Asked | null;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** What the desk is asked before it changes something. */
export function EnrolmentQuestions({ tournament: key, asked, ...handlers }: EnrolmentQuestionsProps) {
  const tournament = useFragment(
    graphql`
      fragment EnrolmentQuestions_tournament on Tournament {
        ...useTerms_tournament
        ...EnrolPairDialog_tournament
      }
    `,
    key,
  );
  const terms = useTerms(tournament);
  if (asked === null) return null;
  const { time, enrolment } = asked;
  // The menu it was asked from is closed: the person it is about takes the focus.
  const returnFocusTo = () => document.getElementById(enrolmentElementId(enrolment.id));
  const rest = { ...handlers, returnFocusTo };
  switch (asked.question) {
    case "admit":
      return <AdmitDialog key={time} enrolment={enrolment} {...rest} />;
    case "wildCard":
      return <WildCardDialog key={time} enrolment={enrolment} {...rest} />;
    case "cancel":
      return <CancelEnrolmentDialog key={time} enrolment={enrolment} {...rest} terms={terms} />;
    case "undoPayment":
      return <UndoPaymentDialog key={time} enrolment={enrolment} {...rest} />;
    case "split":
      return <SplitPairDialog key={time} enrolment={enrolment} {...rest} />;
    case "pair":
      return <EnrolPairDialog key={time} tournament={tournament} seeker={enrolment} {...rest} />;
  }
}
