import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Pin, PinOff } from "lucide-react";
import { useState } from "react";
import { PendingButton } from "../ui/form/PendingButton";
import { Notice } from "../ui/Notice";
import type { ViewMatch } from "./public/schedule-view";
import { usePinMatchMutation } from "./use-match-schedule-mutations";

/** Fixar horário: a pinned match cannot be moved by hand, and keeps its place when the schedule is generated again. */
export function PinMatch({ match: { id, isPinned } }: { match: ViewMatch }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [pin, pending] = usePinMatchMutation();
  return (
    <Stack gap="2">
      {isPinned ? (
        <Text textStyle="sm" color="fg.muted">
          Fixado: fica nesta quadra e neste horário, também quando a programação for gerada de novo.
        </Text>
      ) : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <PendingButton
        variant="outline"
        colorPalette="gray"
        minH="12"
        pending={pending}
        onClick={() =>
          void pin({ input: { matchId: id, pinned: !isPinned } }).then((answer) => {
            const result = answer?.pinMatch;
            setProblem(result && "message" in result ? (result.message ?? null) : null);
          })
        }
      >
        {isPinned ? <PinOff /> : <Pin />}
        {isPinned ? "Soltar horário" : "Fixar horário"}
      </PendingButton>
    </Stack>
  );
}
