import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ReadNotesDialogQuery } from "../../__generated__/ReadNotesDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { AskedDetails } from "../../ui/list/RowDetails";
import { RowsSkeleton } from "../../ui/PageStates";
import { ProgressNotes } from "../public/ProgressNotes";

interface ReadNotesDialogProps {
  student: { athleteId: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** What teachers wrote of a student, beside the class where it is looked up. */
export function ReadNotesDialog({ student, open, onClose }: ReadNotesDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="md" title={`Anotações de ${student.name}`}>
      <AskedDetails skeleton={<RowsSkeleton rows={3} />}>
        {(attempt) => <Notes athleteId={student.athleteId} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

function Notes({ athleteId, attempt }: { athleteId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<ReadNotesDialogQuery>(
    graphql`
      query ReadNotesDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Athlete {
            ...ProgressNotes_athlete @alias(as: "student")
          }
        }
      }
    `,
    { id: athleteId },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return node?.student ? <ProgressNotes athlete={node.student} under="details" /> : null;
}
