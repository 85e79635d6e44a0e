import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MatchNotesField_match$key } from "../../__generated__/MatchNotesField_match.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextAreaField } from "../../ui/form/Fields";
import { toast } from "../../ui/toaster";
import { useUpdateMatchNotesMutation } from "./use-match-mutations";

interface MatchNotesFieldProps {
  match: MatchNotesField_match$key;
  value: string;
  onChange: (notes: string) => void;
}

/** What is noted beside a match; it can be kept without writing a result. */
export function MatchNotesField({ match: key, value, onChange }: MatchNotesFieldProps) {
  const { id, notes } = useFragment(
    graphql`
      fragment MatchNotesField_match on Match {
        id
        notes
      }
    `,
    key,
  );
  const [update, pending] = useUpdateMatchNotesMutation();
  const [problem, setProblem] = useState<string | undefined>();
  const changed = value.trim() !== (notes ?? "");

  const save = async () => {
    setProblem(undefined);
    const answer = (await update({ input: { matchId: id, notes: value } }))?.updateMatchNotes;
    if (answer?.refusal) setProblem(answer.refusal.message);
    if (answer?.done) toast.success({ title: "Observações salvas" });
  };

  return (
    <Stack gap="2">
      <TextAreaField
        label="Observações (opcional)"
        rows={2}
        value={value}
        maxLength={1000}
        onChange={(event) => onChange(event.target.value)}
        error={problem}
      />
      <PendingButton
        type="button"
        size="sm"
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        pending={pending}
        blocked={!changed}
        onClick={() => void save()}
      >
        {pending ? "Salvando..." : "Salvar só as observações"}
      </PendingButton>
    </Stack>
  );
}
