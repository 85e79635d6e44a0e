import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { PendingButton } from "../ui/form/PendingButton";
import { SelectField } from "../ui/form/SelectField";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";
import type { ScheduleView, ViewMatch, ViewWarning } from "./public/schedule-view";
import { useCallMatchMutation } from "./use-match-schedule-mutations";
import { WarningBox } from "./Warnings";

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
export function CallMatch({ view, match, onDone }: CallMatchProps) {
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
