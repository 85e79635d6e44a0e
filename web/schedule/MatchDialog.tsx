import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { SquarePen, Pin, PinOff } from "lucide-react";
import { useState } from "react";
import { useMatchOpener } from "../competition/public/match-opener";
import { DialogFrame } from "../ui/DialogFrame";
import { CallMatch } from "./CallMatch";
import { MatchPlace } from "./MatchPlace";
import { MatchSides } from "./MatchSides";
import { MatchState } from "./MatchState";
import { timeWords } from "./match-times";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { formatShortDay } from "../ui/format";
import type { ScheduleView, ViewMatch } from "./public/schedule-view";
import { Warnings } from "./Warnings";
import type { OpenedMatch } from "./opened-match";
import { PendingButton } from "../ui/form/PendingButton";
import { Notice } from "../ui/Notice";
import { usePinMatchMutation } from "./use-match-schedule-mutations";

interface MatchDialogProps {
  view: ScheduleView;
  opened: OpenedMatch | null;
  /** The day on screen, for a match without one. */
  day: string;
  onClose: () => void;
}

/** One match: who plays, when, what is wrong with its place, and what its organisers can do about it. */
export function MatchDialog({ view, opened, day, onClose }: MatchDialogProps) {
  // What it showed last, while it closes.
  const [shown, setShown] = useState(opened);
  const opener = useMatchOpener();
  if (opened !== null && opened !== shown) setShown(opened);
  const match = view.matches.find(({ id }) => id === shown?.id);
  if (!shown || !match) return null;
  const time = timeWords(match, view);
  const when = [
    match.courtName,
    match.startsAt === null ? null : formatShortDay(dayAt(match.startsAt, view.timeZone)),
    time ?? "Sem horário",
  ];
  const manages = view.canManage && match.status === "SCHEDULED";
  return (
    <DialogFrame open={opened !== null} onClose={onClose} title={match.label} size="md" sheet>
      <Stack gap="5" pb="2">
        <Stack gap="2" align="flex-start">
          <MatchState match={match} />
          <MatchSides match={match} />
          <Text color="fg.muted">{when.filter((part) => part !== null).join(" · ")}</Text>
          <Warnings warnings={match.warnings} />
        </Stack>
        {manages && match.startsAt !== null ? <PinMatch match={match} /> : null}
        {manages && !match.isPinned ? (
          <MatchPlace
            key={`${match.id}.${shown.proposal?.courtKey ?? ""}.${shown.proposal?.startsAt ?? ""}`}
            view={view}
            match={match}
            proposal={shown.proposal}
            day={day}
            onDone={onClose}
          />
        ) : null}
        {manages ? (
          <Box borderTopWidth="1px" borderColor="border" pt="5">
            <CallMatch view={view} match={match} onDone={onClose} />
          </Box>
        ) : null}
        {opener?.takesResults && match.way !== "details" ? (
          <Button
            variant="outline"
            minH="11"
            onClick={() => {
              onClose();
              opener.open(match.id);
            }}
          >
            <SquarePen />
            Registrar resultado
          </Button>
        ) : null}
      </Stack>
    </DialogFrame>
  );
}

/** Fixar horário: a pinned match cannot be moved by hand, and keeps its place when the schedule is generated again. */
function PinMatch({ match: { id, isPinned } }: { match: ViewMatch }) {
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
            setProblem(result?.refusal ? (result.refusal.message ?? null) : null);
          })
        }
      >
        {isPinned ? <PinOff /> : <Pin />}
        {isPinned ? "Soltar horário" : "Fixar horário"}
      </PendingButton>
    </Stack>
  );
}
