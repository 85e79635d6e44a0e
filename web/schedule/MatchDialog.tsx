import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Megaphone, Pin, PinOff, SquarePen } from "lucide-react";
import { useState } from "react";
import { clockAt, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { useMatchOpener } from "../competition/public/MatchOpener";
import { DialogFrame } from "../ui/lazy-code";
import { DateField, SelectField, TextField } from "../ui/form/Fields";
import { PendingButton } from "../ui/form/PendingButton";
import { formatShortDay } from "../ui/format";
import { Notice } from "../ui/PageStates";
import { toast } from "../ui/toaster";
import { MatchSides, MatchState, type OpenedMatch, timeWords, WarningBox, Warnings } from "./ScheduledMatch";
import type { ScheduleView, ViewMatch, ViewWarning } from "./public/schedule-view";
import {
  type Place,
  useCallMatchMutation,
  useMoveMatch,
  usePinMatchMutation,
} from "./use-match-schedule-mutations";

interface MatchPlaceProps {
  view: ScheduleView;
  match: ViewMatch;
  proposal: OpenedMatch["proposal"];
  day: string;
  onDone: () => void;
}

/** Court and time of a match that has not started: move it, or take it out of the schedule. */
function MatchPlace({ view, match, proposal, day: shownDay, onDone }: MatchPlaceProps) {
  const { timeZone, courts } = view;
  const start = proposal?.startsAt ?? match.startsAt;
  const [court, setCourt] = useState(proposal?.courtKey ?? match.courtKey ?? courts[0]?.key ?? "");
  const [day, setDay] = useState(start === null ? shownDay : dayAt(start, timeZone));
  const [clock, setClock] = useState(start === null ? "" : clockAt(start, timeZone));
  const [refused, setRefused] = useState(proposal);
  const [problem, setProblem] = useState<string | null>(null);
  const [move, pending] = useMoveMatch();
  const ready = court !== "" && day !== "" && clock !== "";

  const send = async (place: Place, acceptWarnings: boolean) => {
    setProblem(null);
    const result = await move(match, place, acceptWarnings);
    if (result?.done) onDone();
    else if (result?.scheduleConflicts && place) setRefused({ ...place, ...result.scheduleConflicts });
    else if (result?.refusal) setProblem(result.refusal.message);
  };
  const place = ready ? { courtKey: court, startsAt: instantAt(day, clock, timeZone).getTime() } : null;
  const sameAsRefused =
    refused !== null && place?.courtKey === refused.courtKey && place.startsAt === refused.startsAt;
  const insist = sameAsRefused && refused.acceptable;

  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (place === null) setProblem("Escolha a quadra, o dia e o horário.");
        else void send(place, insist);
      }}
    >
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Mover
      </Heading>
      <SelectField
        label="Quadra"
        value={court}
        onChange={(event) => setCourt(event.target.value)}
        options={courts.map(({ key, name, venue }) => ({
          value: key,
          label: venue ? `${name} · ${venue}` : name,
        }))}
      />
      <SimpleGrid columns={2} gap="4">
        <DateField label="Dia" value={day} onChange={(event) => setDay(event.target.value)} />
        <TextField
          type="time"
          step={300}
          label="Horário"
          value={clock}
          onChange={(event) => setClock(event.target.value)}
        />
      </SimpleGrid>
      {sameAsRefused ? <WarningBox warnings={refused.conflicts} hard={!refused.acceptable} /> : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <HStack gap="3" wrap="wrap">
        <PendingButton type="submit" minH="12" flex="1" pending={pending} blocked={sameAsRefused && !insist}>
          {pending ? "Movendo…" : insist ? "Mover mesmo assim" : "Mover"}
        </PendingButton>
        {match.startsAt === null ? null : (
          <Button
            variant="outline"
            colorPalette="gray"
            minH="12"
            onClick={() => void send(null, false)}
            disabled={pending}
          >
            Tirar da programação
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

interface CallMatchProps {
  view: ScheduleView;
  match: ViewMatch;
  onDone: () => void;
}

interface Refusal {
  courtKey: string;
  acceptable: boolean;
  conflicts: readonly ViewWarning[];
}

/** Calls this match to a free court, instead of the next match in the schedule. */
function CallMatch({ view, match, onDone }: CallMatchProps) {
  const free = view.courts.filter(({ currentId }) => currentId === null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [call, pending] = useCallMatchMutation();
  const planned = free.find(({ key }) => key === match.courtKey);
  const court = free.find(({ key }) => key === chosen) ?? planned ?? free[0];
  const refusal = refused?.courtKey === court?.key ? refused : null;

  const send = async () => {
    if (!court) return;
    setProblem(null);
    const input = {
      matchId: match.id,
      courtKey: court.key,
      acceptWarnings: refusal?.acceptable === true,
    };
    const result = (await call({ input }))?.callMatch;
    if (result?.done) {
      onDone();
      toast.success({ title: `${match.label} chamado para ${courtWords(court.name, court.venue)}` });
    } else if (result?.scheduleConflicts) setRefused({ courtKey: court.key, ...result.scheduleConflicts });
    else if (result?.refusal) setProblem(result.refusal.message);
  };

  return (
    <Stack gap="4">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Chamar agora
      </Heading>
      {court ? (
        <>
          <SelectField
            label="Quadra livre"
            value={court.key}
            onChange={(event) => setChosen(event.target.value)}
            options={free.map(({ key, name, venue }) => ({
              value: key,
              label: venue ? `${name} · ${venue}` : name,
            }))}
          />
          {refusal ? <WarningBox warnings={refusal.conflicts} hard={!refusal.acceptable} /> : null}
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <PendingButton
            variant="outline"
            minH="12"
            pending={pending}
            blocked={refusal !== null && !refusal.acceptable}
            onClick={() => void send()}
          >
            <Megaphone />
            {refusal?.acceptable ? "Chamar mesmo assim" : "Chamar jogo"}
          </PendingButton>
        </>
      ) : (
        <Notice tone="info">Nenhuma quadra está livre agora.</Notice>
      )}
    </Stack>
  );
}

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
