import { graphql, useFragment } from "react-relay/hooks";
import type { EntryQuestions_tournament$key } from "../../__generated__/EntryQuestions_tournament.graphql";
import { useTerms } from "../use-terms";
import { CancelEntryDialog } from "./CancelEntryDialog";
import { EnrolPairDialog } from "./EnrolPairDialog";
import { entryElementId } from "./entry-questions";
import { SplitPairDialog } from "./SplitPairDialog";
import { UndoPaymentDialog } from "./UndoPaymentDialog";
import type { Asked } from "./entry-question";

interface EntryQuestionsProps {
  tournament: EntryQuestions_tournament$key;
  /** The last question: it stays until its dialog has left the screen. */
  asked: Asked | null;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** What the desk is asked before it changes something. */
export function EntryQuestions({ tournament: key, asked, ...handlers }: EntryQuestionsProps) {
  const tournament = useFragment(
    graphql`
      fragment EntryQuestions_tournament on Tournament {
        ...useTerms_tournament
        ...EnrolPairDialog_tournament
      }
    `,
    key,
  );
  const terms = useTerms(tournament);
  if (asked === null) return null;
  const { time, entry } = asked;
  // The menu it was asked from is closed: the person it is about takes the focus.
  const returnFocusTo = () => document.getElementById(entryElementId(entry.id));
  const rest = { ...handlers, returnFocusTo };
  switch (asked.question) {
    case "cancel":
      return <CancelEntryDialog key={time} entry={entry} {...rest} terms={terms} />;
    case "undoPayment":
      return <UndoPaymentDialog key={time} entry={entry} {...rest} />;
    case "split":
      return <SplitPairDialog key={time} entry={entry} {...rest} />;
    case "pair":
      return <EnrolPairDialog key={time} tournament={tournament} seeker={entry} {...rest} />;
  }
}
