import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Heading } from "@chakra-ui/react/heading";
import { useState } from "react";
import { DateField } from "../ui/form/DateField";
import { PendingButton } from "../ui/form/PendingButton";
import { SelectField } from "../ui/form/SelectField";
import { TextField } from "../ui/form/TextField";
import { Notice } from "../ui/Notice";
import type { OpenedMatch } from "./opened-match";
import { clockAt, dayAt, instantAt } from "../../server/platform/time/zoned-time.rules";
import type { ScheduleView, ViewMatch } from "./public/schedule-view";
import { useMoveMatch, type Place } from "./use-move-match";
import { WarningBox } from "./Warnings";

interface MatchPlaceProps {
  view: ScheduleView;
  match: ViewMatch;
  proposal: OpenedMatch["proposal"];
  day: string;
  onDone: () => void;
}

/** Court and time of a match that has not started: move it, or take it out of the schedule. */
export function MatchPlace({ view, match, proposal, day: shownDay, onDone }: MatchPlaceProps) {
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
